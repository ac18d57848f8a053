// The server was renewed while this page was open: the page comes anew by itself, but never again and again.

const DONE = 'magie.reloaded';

/** Load the page anew, unless that has just been tried; is it under way? */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(DONE)) return false;
    sessionStorage.setItem(DONE, 'yes');
  } catch {
    return false; // what cannot be remembered could go on for ever
  }
  location.reload();
  return true;
}

/** Page and server understand each other. */
export function reloaded(): void {
  try {
    sessionStorage.removeItem(DONE);
  } catch {
    // then nothing was kept
  }
}
