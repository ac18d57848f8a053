// Our faces, then what the machine has at our widths, then whatever it has. See styles/fonts.css.

import type { Font } from '../wire/messages';

export const STACKS: Record<NonNullable<Font['family']>, string> = {
  Inter: 'var(--font-ui)',
  'Archivo Narrow': 'var(--font-board)',
  'Gentium Book Plus':
    '"Gentium Book Plus", "Gentium Book Plus Extended", "Magie House on Times", "Magie House on DejaVu", Georgia, serif',
  'Libertinus Serif Display':
    '"Libertinus Serif Display", "Magie Luxury on Times", "Magie Luxury on DejaVu", Georgia, serif',
  'Libertinus Serif':
    '"Libertinus Serif", "Libertinus Serif Extended", "Magie Gallery on Times", "Magie Gallery on DejaVu", Georgia, serif',
  Besley: '"Besley", "Magie Oz on Times", "Magie Oz on DejaVu", Georgia, serif',
};
