// The four posters of the landing page.
import { painting } from './paintings.js';
import { city } from './landofoz.js';
const wrap = (id, defs, body) => `<svg class="poster" viewBox="0 0 240 340" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs>${defs}<clipPath id="${id}c"><rect width="240" height="340"/></clipPath></defs><g clip-path="url(#${id}c)">${body}</g></svg>`;
export function skyline(id = 'pl') {
  let b = `<rect width="240" height="340" fill="url(#${id}a)"/>`;
  for (let i = 0; i < 24; i++) { const a = Math.PI + i * Math.PI / 24, c = a + Math.PI / 48; b += `<path d="M120 250L${(120 + Math.cos(a) * 360).toFixed(0)} ${(250 + Math.sin(a) * 360).toFixed(0)}L${(120 + Math.cos(c) * 360).toFixed(0)} ${(250 + Math.sin(c) * 360).toFixed(0)}Z" fill="#d9b467" opacity=".22"/>`; }
  b += `<circle cx="120" cy="150" r="74" fill="none" stroke="#e6c67c" stroke-width="1.5"/><circle cx="120" cy="150" r="66" fill="#e6c67c" opacity=".92"/>`;
  const tower = (x, w, top, col, hi) => `<path d="M${x - w} 290V${top + 60}h${w * .3}v-22h${w * .3}v-20h${w * .22}L${x} ${top - 34}l${w * .18} 52h${w * .22}v20h${w * .3}v22h${w * .3}V290z" fill="${col}"/><path d="M${x} ${top - 34}l${w * .18} 52h${w * .22}v20h${w * .3}v22h${w * .3}V290H${x}z" fill="${hi}"/>`;
  b += tower(44, 30, 170, '#0e3328', '#134335') + tower(196, 30, 170, '#0e3328', '#134335') + tower(84, 26, 140, '#123b2f', '#18503f') + tower(156, 26, 140, '#123b2f', '#18503f') + tower(120, 38, 92, '#f6edd8', '#dccda6');
  for (let y = 128; y < 286; y += 12) for (const x of [104, 112, 124, 132]) b += y > 158 || (x > 108 && x < 130) ? `<rect x="${x}" y="${y}" width="3.5" height="7" fill="#1b4a3a" opacity=".75"/>` : '';
  for (const [x0, y0] of [[58, 200], [66, 212], [84, 190], [92, 216], [150, 196], [158, 214], [176, 206], [28, 226], [46, 240], [190, 232], [204, 222], [78, 240], [164, 246]]) b += `<rect x="${x0}" y="${y0}" width="3.5" height="6" fill="#f3d58b"/>`;
  b += `<path d="M0 286H240V340H0Z" fill="#081d17"/><path d="M0 286H240" stroke="#e6c67c" stroke-width="2"/>`;
  for (let i = 0; i < 9; i++) { const x = i * 30; b += `<g fill="none" stroke="#c9a456" stroke-width="1.3"><path d="M${x - 15} 340a15 15 0 0 1 30 0M${x - 10} 340a10 10 0 0 1 20 0M${x - 5} 340a5 5 0 0 1 10 0"/></g>`; }
  b += `<g fill="none" stroke="#e6c67c"><rect x="9" y="9" width="222" height="322" stroke-width="2"/><rect x="14" y="14" width="212" height="312" stroke-width=".8"/></g>`;
  for (const [x, y, r] of [[14, 14, 0], [226, 14, 90], [226, 326, 180], [14, 326, 270]]) b += `<g transform="translate(${x} ${y}) rotate(${r})" fill="none" stroke="#e6c67c" stroke-width="1.2"><path d="M0 22A22 22 0 0 0 22 0M0 16A16 16 0 0 0 16 0M0 10A10 10 0 0 0 10 0M0 0L18 18"/></g>`;
  return wrap(id, `<linearGradient id="${id}a" x2="0" y2="1"><stop offset="0" stop-color="#0a1a2a"/><stop offset=".6" stop-color="#14503e"/><stop offset="1" stop-color="#0b2e24"/></linearGradient>`, b);
}
export function castle(id = 'ph') {
  let b = `<rect width="240" height="340" fill="url(#${id}a)"/>`; let s = 9; const r = () => (s = s * 16807 % 2147483647) / 2147483647;
  for (let i = 0; i < 60; i++) b += `<circle cx="${(r() * 240).toFixed(1)}" cy="${(r() * 190).toFixed(1)}" r="${(.4 + r()).toFixed(1)}" fill="#fff3d2" opacity="${(.4 + r() * .6).toFixed(1)}"/>`;
  b += `<circle cx="168" cy="92" r="90" fill="url(#${id}g)"/><circle cx="168" cy="92" r="40" fill="#fbeecb"/><circle cx="156" cy="84" r="7" fill="#ecd7a0"/><circle cx="180" cy="104" r="9" fill="#ecd7a0"/>`;
  b += `<path d="M0 232L30 206 66 224 108 196 150 220 196 200 240 222V340H0Z" fill="#1f1a33"/>`;
  b += `<path d="M36 262C50 240 60 236 66 232V188l-4 0 10-26 10 26h-4v20h8v-40h-4l12-34 12 34h-4v24h10v-62h-5l15-44 15 44h-5v58h10v-30h-4l10-28 10 28h-4v44h8v-18h-3l8-22 8 22h-3v32c14 8 24 18 34 32z" fill="#120f22"/>`;
  for (const [x, y] of [[71, 200], [71, 214], [92, 182], [92, 200], [92, 222], [122, 150], [122, 170], [122, 196], [122, 222], [114, 222], [147, 190], [147, 214], [164, 210], [164, 226], [106, 226], [134, 224], [82, 226]]) b += `<path d="M${x - 2} ${y + 7}v-6q2-4 4 0v6z" fill="#ffd479"/>`;
  b += `<path d="M0 262C60 250 180 250 240 262V340H0Z" fill="#171430"/>`; for (let i = 0; i < 16; i++) b += `<path d="M${(60 + r() * 120).toFixed(0)} ${(270 + i * 4).toFixed(0)}h${(8 + r() * 26).toFixed(0)}" stroke="#f6cd7a" stroke-opacity="${(.55 - i * .03).toFixed(2)}" stroke-width="1.4" stroke-linecap="round"/>`;
  for (const [x, y, z] of [[26, 60, 1.2], [58, 34, .9], [96, 54, .8], [214, 176, 1], [24, 148, .9], [206, 34, .8], [52, 112, .7]]) b += `<g transform="translate(${x} ${y}) scale(${z})"><circle r="24" cy="-8" fill="url(#${id}k)"/><path d="M-3.5 0h7v26q-3.5 3-7 0z" fill="#f6ead0"/><path d="M0-15C3.5-9 4-6 4-4a4 4 0 0 1-8 0c0-2 .5-5 4-11z" fill="#ffe08a"/></g>`;
  b += `<g transform="translate(54 182) scale(.9)" fill="#d9c6a0"><path d="M-30-4C-18-14-6-10 0-3 6-10 18-14 30-4 20-5 12 1 7 5 5 11-5 11-7 5-12 1-20-5-30-4Z"/></g>`;
  b += `<g fill="none" stroke="#e0b04c"><rect x="9" y="9" width="222" height="322" rx="4" stroke-width="1.6"/></g>`;
  return wrap(id, `<linearGradient id="${id}a" x2="0" y2="1"><stop offset="0" stop-color="#0f0c22"/><stop offset=".65" stop-color="#3b2f5e"/><stop offset="1" stop-color="#7a4a52"/></linearGradient><radialGradient id="${id}g"><stop offset="0" stop-color="#ffeec2" stop-opacity=".8"/><stop offset="1" stop-color="#ffeec2" stop-opacity="0"/></radialGradient><radialGradient id="${id}k"><stop offset="0" stop-color="#ffd77a" stop-opacity=".75"/><stop offset="1" stop-color="#ff9c3a" stop-opacity="0"/></radialGradient>`, b);
}
export function emeraldCity(id = 'po') {
  let b = `<rect width="240" height="340" fill="url(#${id}a)"/>`;
  for (let i = 0; i < 18; i++) { const a = Math.PI + i * Math.PI / 18, c = a + Math.PI / 40; b += `<path d="M120 170L${(120 + Math.cos(a) * 300).toFixed(0)} ${(170 + Math.sin(a) * 300).toFixed(0)}L${(120 + Math.cos(c) * 300).toFixed(0)} ${(170 + Math.sin(c) * 300).toFixed(0)}Z" fill="#fffbe0" opacity=".35"/>`; }
  ['#d8414a', '#ef8b35', '#f6d24a', '#3fae74', '#3f7fc9'].forEach((c, i) => b += `<path d="M${-12 + i * 8} 200A${132 - i * 8} ${150 - i * 8} 0 0 1 ${252 - i * 8} 200" fill="none" stroke="${c}" stroke-width="8"/>`);
  b += `<path d="M0 198C50 180 80 196 120 190 170 184 200 196 240 186V340H0Z" fill="#7fbf63"/>` + city(120, 136, 1.02) + `<path d="M0 214C60 198 180 200 240 212V340H0Z" fill="#4f9e50"/>`;
  b += `<path d="M116 196C116 220 60 236 84 264 104 288 40 306 20 340H220C204 306 170 290 150 266 128 240 130 220 126 196Z" fill="#f6cf4a"/><path d="M116 196C116 220 60 236 84 264 104 288 40 306 20 340H220C204 306 170 290 150 266 128 240 130 220 126 196Z" fill="url(#${id}b)"/>`;
  b += `<path d="M0 300C60 282 180 284 240 300V340H0Z" fill="#a08a62" opacity=".0"/>`;
  let s = 5; const r = () => (s = s * 16807 % 2147483647) / 2147483647; for (let i = 0; i < 34; i++) { const y = 226 + r() * 108, left = r() < .5, x = left ? r() * (70 - (y - 226) * .35) : 240 - r() * (78 - (y - 226) * .35); const z = .5 + (y - 220) / 110; b += `<path d="M${x.toFixed(0)} ${y.toFixed(0)}v${(7 * z).toFixed(0)}" stroke="#2f6a34" stroke-width="1.5"/><ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(6 * z).toFixed(1)}" ry="${(4.6 * z).toFixed(1)}" fill="${i % 2 ? '#e2452b' : '#c92a20'}"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(1.6 * z).toFixed(1)}" fill="#2a120c"/>`; }
  b += `<g transform="translate(120 298)"><path d="M-9-30C-4-36 4-36 9-30L16 10H-16Z" fill="#5d8fd0"/><path d="M-5-30h10v14h-10z" fill="#f4f4ee"/><circle cy="-40" r="9" fill="#f0c8a2"/><path d="M-10-40c0-14 20-14 20 0l3 16h-5l-2-12h-12l-2 12h-5z" fill="#6b3a1e"/><path d="M-10 10h8v10h-9zM2 10h8l1 10h-9z" fill="#fff"/><path d="M-13 20h11v5h-13zM2 20h11l2 5H2z" fill="#d0142f"/></g>`;
  return wrap(id, `<linearGradient id="${id}a" x2="0" y2="1"><stop offset="0" stop-color="#3fa9c9"/><stop offset=".5" stop-color="#bfe5ea"/></linearGradient><pattern id="${id}b" width="24" height="14" patternUnits="userSpaceOnUse"><path d="M0 .5H24M0 7.500H24M7 0V7M19 7V14" stroke="#b98512" stroke-width="1.2"/></pattern>`, b);
}
const inner = (n, id, x, y, w, h) => painting(n, { uid: id, label: false }).replace('<svg ', `<svg x="${x}" y="${y}" width="${w}" height="${h}" `);
export function gallery(id = 'pm') {
  const fr = (x, y, w, h) => `<rect x="${x - 8}" y="${y - 8 + 6}" width="${w + 16}" height="${h + 16}" fill="#3c2414" opacity=".28"/><rect x="${x - 8}" y="${y - 8}" width="${w + 16}" height="${h + 16}" fill="#5a3821"/><rect x="${x - 7}" y="${y - 7}" width="${w + 14}" height="${h + 14}" fill="none" stroke="#8a6038"/><rect x="${x - 3}" y="${y - 3}" width="${w + 6}" height="${h + 6}" fill="#d8b778"/>`;
  let b = `<rect width="240" height="340" fill="#efe9de"/><path d="M120-20L10 250H230Z" fill="#fffdf6" opacity=".8"/>`;
  b += fr(52, 62, 136, 102) + inner(6, id, 52, 62, 136, 102) + fr(28, 196, 54, 72).replace(/<rect/g, '<rect') + inner(11, id, 28, 196, 54, 72) + fr(158, 196, 54, 72) + inner(16, id, 158, 196, 54, 72);
  b += `<path d="M0 286H240V340H0Z" fill="#b98a58"/><path d="M0 286H240M0 302H240M0 322H240M40 286L20 340M110 286L104 340M180 286L196 340" stroke="#94683c" stroke-width="1"/><path d="M0 280H240V287H0Z" fill="#fdfaf3"/>`;
  b += `<g transform="translate(120 236)"><ellipse cy="72" rx="26" ry="5" fill="#5b3a20" opacity=".4"/><path d="M-12-14C-6-20 6-20 12-14L17 36H10L8 70H1L0 40-1 70H-8L-10 36H-17Z" fill="#6f1d24"/><circle cy="-28" r="9" fill="#e2b48c"/><path d="M-10-28c-1-14 21-14 20 0-4-5-16-5-20 0z" fill="#2a1c14"/><path d="M12-10l14 16-4 4-12-10z" fill="#6f1d24"/><path d="M22-2l3-24h10v18l-9 8z" fill="#fffdf6" stroke="#c9bba6" stroke-width=".8"/><path d="M27-20h6l-4 8" fill="none" stroke="#6f1d24" stroke-width="1.6"/></g>`;
  return wrap(id, '', b);
}
