// The look of an edition, for as long as a screen shows it. Which look that is, the edition says.

export function useTheme(look: string | null): () => void {
  document.documentElement.dataset['edition'] = look ?? 'house';
  return () => (document.documentElement.dataset['edition'] = 'house');
}
