// What only the boxes of this family print: paintings.

import type { Edition } from './types';

const PAINTED = 24;

/** The number of a painting in our catalogue of pictures, from 1. */
export const paintingNumber = ({ look, paintings }: Edition, id: string): number =>
  look.paintings?.[id] ?? (paintings.findIndex((painting) => painting.id === id) % PAINTED) + 1;

export const paintingTitle = (edition: Edition, id: string): string =>
  edition.paintings.find((painting) => painting.id === id)?.title ?? id;
