// Hue, lightness and pattern of a group of deeds: each alone tells it from the others.

import type { EditionLook, GroupLook } from '../wire/messages';
import { css, isLight, type Color } from './colors';

interface Group {
  id: string;
  kind: string;
  color: string;
}
interface Box {
  look: EditionLook;
  groups?: readonly Group[];
}

type Pattern = NonNullable<GroupLook['pattern']>;
const OF_STREETS: Pattern[] = [
  'diagonals',
  'dots',
  'uprights',
  'pennants',
  'lattice',
  'levels',
  'scales',
  'checks',
];
const OF_KINDS: Record<string, Pattern> = { transport: 'sleepers', utility: 'waves' };

/** The style class of a group: its pattern. Groups that the look does not know take one in turn. */
export function groupClass({ look, groups = [] }: Box, group: Group | undefined): string {
  if (!group) return '';
  const streets = groups.filter((one) => one.kind === group.kind).map((one) => one.id);
  const inTurn = OF_STREETS[streets.indexOf(group.id) % OF_STREETS.length]!;
  return `g-${look.groups?.[group.id]?.pattern ?? OF_KINDS[group.kind] ?? inTurn}`;
}

/** The colour of a group and the ink on it, as a style. */
export function groupStyle({ look }: Box, group: Group | undefined): string {
  if (!group) return '';
  const said = look.groups?.[group.id] ?? {};
  const color: Color = said.color ?? group.color;
  return `--g: ${css(color)}; --g-ink: ${css(said.ink ?? inkOn(color))}`;
}

/** The colour of a kind of space, as a style. */
export function kindStyle({ look }: Box, space: { kind: string }): string {
  const color = look.kinds?.[space.kind]?.color;
  return color ? `--k: ${css(color)}` : '';
}

const inkOn = (color: Color): Color =>
  typeof color === 'string' ? readOn(color) : [readOn(color[0]), readOn(color[1])];

const readOn = (color: string): string => (isLight(color) ? '#1b1509' : '#ffffff');
