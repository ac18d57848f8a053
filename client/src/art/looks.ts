// The posters that can be named, and the pages' own drawings behind them.

import { castle, emeraldCity, gallery, skyline } from './posters.js';

/** A poster is made with an id that keeps the gradients of two posters on one page apart. */
export const POSTERS: Record<string, (id: string) => string> = {
  skyline,
  castle,
  'emerald-city': emeraldCity,
  gallery,
};
