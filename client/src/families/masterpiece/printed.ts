// What only the boxes of this family print: paintings, and squares on which they change hands.

import { words } from '../../words';
import type { Edition, Space } from './types';

/** The number of a painting in our catalogue of pictures, from 1. */
export const paintingNumber = (edition: Edition, id: string): number =>
  (edition.paintings.findIndex((painting) => painting.id === id) % 24) + 1;

export const paintingTitle = (edition: Edition, id: string): string =>
  edition.paintings.find((painting) => painting.id === id)?.title ?? id;

/** What happens on a square, as short as it stands there. */
export const nameOfSpace = (space: Space): string => words.gallery.kinds[space.kind] ?? space.name;
