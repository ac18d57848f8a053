// Names as an edition wants them shown: below its poster, and on its board.

import type { EditionLook } from '../wire/messages';

/** What an edition is called where there is little room. */
export const editionName = ({ look, title }: { look: EditionLook; title: string }): string =>
  look.name || title;

/** One line about it. */
export const lineOf = ({ look }: { look: EditionLook }, about: string): string => look.line || about;

interface OnBoard {
  id: string;
  kind: string;
  name: string;
  short?: string;
}

const FITS = 21;
const VOWELS = 'aeiouyAEIOUY';

/** A long word with soft hyphens, so that a narrow square may break it. */
function breakable(word: string): string {
  if (word.length < 9) return word;
  let out = '';
  for (let i = 0; i < word.length; i++) {
    out += word[i];
    const here = VOWELS.includes(word[i]!);
    const next = word[i + 1] ?? '';
    const after = word[i + 2] ?? '';
    const fits = i >= 3 && i < word.length - 4;
    if (fits && !here && next && !VOWELS.includes(next) && VOWELS.includes(after) && next !== 'h')
      out += '\u00ad';
  }
  return out;
}

/** The name as it stands on a square: as the look says, else the whole one where it fits, the short one where not. */
export function boardName({ look }: { look: EditionLook }, space: OnBoard): string {
  const whole = space.name.length <= FITS ? space.name : (space.short ?? space.name);
  const name = look.spaces?.[space.id]?.name || whole;
  return name.split(' ').map(breakable).join(' ');
}

/** What happens on a square, where all of a kind are called the same; else its name. */
export const kindName = ({ look }: { look: EditionLook }, space: OnBoard): string =>
  look.kinds?.[space.kind]?.name || space.name;
