// The poster of every look.

import { gallery, luxury, oz, potter } from './posters.js';

const POSTERS: Record<string, (id?: string) => string> = {
  luxury,
  harry_potter: potter,
  oz,
  masterpiece: gallery,
};

/** A poster; `id` keeps the gradients of two posters on one page apart. */
export const posterOf = (look: string, id?: string): string => (POSTERS[look] ?? luxury)(id);
