// The look that the page wears now. There is one at a time: that of the table that is shown.

import type { EditionLook } from '../wire/messages';

class Worn {
  look = $state.raw<EditionLook>({});
}

export const worn = new Worn();
