// The colours of an edition as custom properties. The server has checked that each of them is a colour.

import type { Colors, EditionLook } from '../wire/messages';

/** "#rrggbb", with an opacity "#rrggbb 40%"; two are one by day and one by night. */
export type Color = string | [string, string];
type Given = Color | null | undefined;

const byMode = (color: Color): [string, string] => (typeof color === 'string' ? [color, color] : color);

const partsOf = (color: string): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

function one(color: string): string {
  const [hex, opacity] = color.split(' ');
  return opacity ? `rgb(${partsOf(color).join(' ')} / ${opacity})` : hex!;
}

/** A colour as a style sheet writes it. */
export function css(color: Color): string {
  const [day, night] = byMode(color).map(one);
  return day === night ? day! : `light-dark(${day}, ${night})`;
}

/** Is dark ink read better on it? */
export function isLight(color: string): boolean {
  const [red, green, blue] = partsOf(color) as [number, number, number];
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255 > 0.6;
}

// Where each colour goes. What an edition does not say keeps the value of tokens.css.
const PROPERTIES: { [Surface in keyof Colors]?: Record<string, string> } = {
  table: { ground: 'bg', deep: 'bg-2', ink: 'table-ink', faint: 'table-ink-2', accent: 'table-accent' },
  panel: {
    ground: 'panel',
    deep: 'panel-2',
    ink: 'ink',
    faint: 'ink-2',
    line: 'line',
    accent: 'accent-text',
  },
  felt: {
    ground: 'felt',
    deep: 'felt-2',
    ink: 'felt-ink',
    faint: 'felt-ink-2',
    accent: 'on-felt-accent',
    word: 'said',
    glow: 'glow',
  },
  square: {
    ground: 'stock',
    deep: 'stock-2',
    ink: 'stock-ink',
    faint: 'stock-ink-2',
    line: 'stock-line',
  },
  first_side: { ground: 'first-side', deep: 'first-side-2', ink: 'first-side-ink' },
  card: {
    ground: 'card',
    ink: 'card-ink',
    faint: 'card-ink-2',
    line: 'card-line',
    accent: 'card-accent-text',
  },
  button: { ground: 'cta', deep: 'cta-2', ink: 'cta-ink' },
  accent: { ground: 'accent', deep: 'accent-2' },
  frame: { ground: 'frame', deep: 'frame-2', shine: 'frame-3', edge: 'frame-4', middle: 'frame-mid' },
  lane: { ground: 'lane', line: 'lane-line', deep: 'lane-2' },
  dice: { ground: 'die', deep: 'die-2', ink: 'pip' },
};

/** Everything a look says about colours, by the names of the properties. */
export function colorProperties(look: EditionLook): Record<string, string> {
  const colors: Colors = look.colors ?? {};
  const set: Record<string, string> = {};
  for (const [surface, names] of Object.entries(PROPERTIES)) {
    const said = (colors[surface as keyof Colors] ?? {}) as Record<string, Given>;
    for (const [part, property] of Object.entries(names)) if (said[part]) set[property] = css(said[part]);
    // A new ground is not shaded with the old one.
    if (said['ground'] && names['deep'] && !said['deep']) set[names['deep']] = shadeOf(said['ground']);
  }
  for (const part of ['house', 'hotel'] as const) if (colors[part]) set[part] = css(colors[part]);
  if (colors.shadow) set['shade'] = partsOf(byMode(colors.shadow)[0]).join(' ');
  if (colors.felt?.ground) set['felt-bad'] = badOn(colors.felt.ground);
  if (colors.table?.ground) set['table-bad'] = badOn(colors.table.ground);
  return set;
}

const shadeOf = (ground: Color): string => `color-mix(in srgb, ${css(ground)} 80%, #000)`;

/** The red of bad news: as on a panel where the ground is light, else a pale one. */
const badOn = (ground: Color): string => (byMode(ground).some(isLight) ? 'var(--bad)' : '#ffb3ac');
