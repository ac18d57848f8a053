// Which picture stands for what, by its name in the sprite: `own-` is before the names of an edition's own pictures.

import type { EditionLook } from '../wire/messages';
import { worn } from './current.svelte';

interface OnBoard {
  id: string;
  kind: string;
  group?: string | null;
  deck?: string | null;
}

export const isOwn = (look: EditionLook, name: string): boolean => Object.hasOwn(look.pictures ?? {}, name);

/** The name of a picture in the sprite. */
export const inSprite = (look: EditionLook, name: string): string =>
  isOwn(look, name) ? `own-${name}` : name;

/** The picture on a square: its own, else that of its group, its deck or its kind. */
export function iconOf({ look }: { look: EditionLook }, space: OnBoard): string {
  const name =
    look.spaces?.[space.id]?.icon ||
    look.groups?.[space.group ?? '']?.icon ||
    look.decks?.[space.deck ?? ''] ||
    look.kinds?.[space.kind]?.icon;
  return name ? inSprite(look, name) : 'star';
}

const OTHERS = ['hat', 'dog', 'car', 'shoe', 'cat', 'ship', 'barrow', 'thimble'];

/** The silhouette of a token; a token without a picture gets one of ours. */
export function tokenPicture(token: string, look: EditionLook = worn.look): string {
  const known = look.tokens?.[token];
  if (known) return inSprite(look, known);
  const sum = [...token].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return OTHERS[sum % OTHERS.length]!;
}
