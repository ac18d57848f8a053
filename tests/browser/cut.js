// Every text that cannot be read whole: cut by a box, spilling out of its own, or shortened without the whole in a tip.
() => {
  const SLACK = 1.5;
  const SIDEWAYS = '.trays'; // many deeds are looked through sideways
  const pen = document.createElement('canvas').getContext('2d');
  const styles = new Map(), faces = new Map();
  const styleOf = (e) => styles.get(e) ?? (styles.set(e, getComputedStyle(e)), styles.get(e));
  const clips = (value) => value === 'hidden' || value === 'clip';
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  // How far a letter reaches above and below its baseline; the box of a face is often much taller than its letters.
  const air = (e) => {
    const s = styleOf(e), font = `${s.fontStyle} ${s.fontWeight} ${s.fontSize} ${s.fontFamily}`;
    if (!faces.has(font)) {
      pen.font = font;
      const box = pen.measureText('x'), size = parseFloat(s.fontSize);
      faces.set(font, [Math.max(0, box.fontBoundingBoxAscent - size * 0.74), Math.max(0, box.fontBoundingBoxDescent - size * 0.2)]);
    }
    return faces.get(font);
  };
  const told = (e, text) => {
    for (let one = e, i = 0; one && i < 6; one = one.parentElement, i++)
      for (const name of ['title', 'aria-label', 'data-why'])
        if (one.getAttribute(name)?.replace(/\s+/g, ' ').includes(text)) return true;
    return false;
  };
  const shortens = (s) => s.textOverflow === 'ellipsis' || (s.webkitLineClamp && s.webkitLineClamp !== 'none');
  const found = new Set();
  const say = (e, text, why) => found.add(`${why}: "${text.slice(0, 60)}" in ${e.tagName.toLowerCase()}.${String(e.className).replace(/\s+/g, '.')} of ${[...(function* () { for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) if (p.className && typeof p.className === 'string') yield p.className.split(' ')[0]; })()].slice(0, 4).join(' < ')}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.replace(/[\u00ad]/g, '').replace(/\s+/g, ' ').trim(), e = node.parentElement;
    if (!text || e.closest('svg, script, style, .vh, option') || styleOf(e).visibility === 'hidden') continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((r) => r.width > 0.5);
    if (!lines.length) continue;
    const [above, below] = air(e);
    const box = { left: Math.min(...lines.map((r) => r.left)), right: Math.max(...lines.map((r) => r.right)), top: lines[0].top + above, bottom: lines.at(-1).bottom - below };
    let across = true, down = true;
    for (let one = e; one && (across || down); one = one.parentElement) {
      const s = styleOf(one);
      if (s.clipPath !== 'none' || (one.clientWidth <= 1 && clips(s.overflowX))) break; // only for ears
      if (s.display === 'inline' || s.display === 'contents') continue;
      const r = one.getBoundingClientRect();
      if (across && scrolls(s.overflowX)) { if (one.scrollWidth > one.clientWidth + SLACK && !one.matches(SIDEWAYS)) say(e, text, 'sideways'); across = false; }
      if (down && scrolls(s.overflowY)) down = false;
      const over = across && (box.right > r.right + SLACK || box.left < r.left - SLACK);
      const under = down && (box.bottom > r.bottom + SLACK || box.top < r.top - SLACK);
      if ((over && clips(s.overflowX)) || (under && clips(s.overflowY))) {
        if (shortens(s) && told(one, text)) break;
        say(e, text, shortens(s) ? 'shortened' : over ? 'cut' : 'cut below');
        break;
      }
      // A button, a card or a cell has a border that its words may not cross.
      const bordered = one.matches('button, .btn, td, th, kbd, .pill, .count, label, li, a');
      if (over && bordered) { say(e, text, 'spills'); break; }
      if (under && one.matches('.stage') && getComputedStyle(one).overflowY === 'visible') { say(e, text, 'spills below'); break; }
      if (one === document.documentElement) break;
      if (s.position === 'fixed') break;
    }
    if (across && (box.right > innerWidth + SLACK || box.left < -SLACK)) say(e, text, 'off the screen');
  }
  for (const e of document.querySelectorAll('input')) {
    if (e.clientWidth && e.value && e.scrollWidth > e.clientWidth + SLACK && !told(e, e.value)) say(e, e.value, 'cut');
  }
  return [...found];
}
