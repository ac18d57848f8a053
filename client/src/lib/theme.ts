// The look of an edition, for as long as a screen shows it.

import { editionTheme } from './printed';

export function useTheme(edition: string | null): () => void {
  document.documentElement.dataset['edition'] = edition === null ? 'house' : editionTheme(edition);
  return () => (document.documentElement.dataset['edition'] = 'house');
}
