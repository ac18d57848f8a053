// The look of an edition, for as long as a screen shows it. Which look that is, the edition says.

const WEIGHTS = [400, 600];

export function useTheme(look: string | null): () => void {
  document.documentElement.dataset['edition'] = look ?? 'house';
  fetchFaces();
  return () => (document.documentElement.dataset['edition'] = 'house');
}

/** The faces of this look are asked for before the first word wants them. */
function fetchFaces(): void {
  const style = getComputedStyle(document.documentElement);
  for (const name of ['--font-display', '--font-board'])
    for (const weight of WEIGHTS)
      document.fonts.load(`${weight} 1em ${style.getPropertyValue(name)}`).catch(() => undefined); // others are in the list
}
