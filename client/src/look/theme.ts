// The look of an edition, for as long as a screen shows it: custom properties and a few words on the root element.

import type { EditionLook } from '../wire/messages';
import { colorProperties } from './colors';
import { worn } from './current.svelte';
import { STACKS } from './fonts';

const WEIGHTS = [400, 600];
const CENTERS = ['plain', 'rays', 'candles', 'wall'];
const SMALL = 12; // names in corners this small are set without air between the lines

/** Wear this look until the function that comes back is called; null is the look of the house. */
export function useTheme(look: EditionLook | null, family = ''): () => void {
  const root = document.documentElement;
  const properties = Object.entries(look ? propertiesOf(look) : {});
  for (const [name, value] of properties) root.style.setProperty(`--${name}`, value);
  root.dataset['center'] = centerOf(look);
  root.dataset['lane'] = look?.lane ?? 'plain';
  root.dataset['family'] = family;
  worn.look = look ?? {};
  fetchFaces();
  return () => {
    for (const [name] of properties) root.style.removeProperty(`--${name}`);
    for (const word of ['center', 'lane', 'family']) delete root.dataset[word];
    worn.look = {};
  };
}

/** The server tells the look of a table again and again: what says the same is the same. */
export function steady(): (look: EditionLook | null) => EditionLook | null {
  let kept: EditionLook | null = null;
  return (look) => {
    if (JSON.stringify(look) !== JSON.stringify(kept)) kept = look;
    return kept;
  };
}

/** Everything a look says, by the names of the properties that the styles read. */
export function propertiesOf(look: EditionLook): Record<string, string> {
  const { font = {}, corners = {} } = look;
  const text = corners.text ?? 13;
  return {
    ...colorProperties(look),
    'font-display': STACKS[font.family ?? 'Gentium Book Plus'],
    'display-weight': String(font.weight ?? 600),
    'num-weight': String(font.figures ?? 600),
    'corner-pic': `${(corners.icon ?? 28) / 16}rem`,
    'corner-text': `${text / 16}rem/${text > SMALL ? 1.05 : 1}`,
  };
}

const centerOf = (look: EditionLook | null): string => {
  const center = look?.center ?? 'rays';
  return CENTERS.includes(center) ? center : 'picture';
};

/** The faces of this look are asked for before the first word wants them. */
function fetchFaces(): void {
  const style = getComputedStyle(document.documentElement);
  for (const name of ['--font-display', '--font-board'])
    for (const weight of WEIGHTS)
      document.fonts.load(`${weight} 1em ${style.getPropertyValue(name)}`).catch(() => undefined); // others are in the list
}
