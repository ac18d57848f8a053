// A token glides from where it was drawn last to where it stands now.

import { settings } from '../state/settings.svelte';

const last = new Map<string, DOMRect>();

/** An action for a token: `name` is the same for the same token wherever it is drawn, `ms` how long a step takes. */
export function glide(node: Element, { name, ms }: { name: string; ms: number }): void {
  const from = last.get(name);
  const to = node.getBoundingClientRect();
  const moved = from && (from.x !== to.x || from.y !== to.y);
  if (moved && settings.motion > 0 && ms > 0) {
    node.animate(
      [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }],
      { duration: ms, easing: 'linear' },
    );
  }
  last.set(name, to);
}
