// Secrets and seals: whether the secret that was opened is the one that was sealed (the same hash as the server's, made
// in this browser), and secrets of our own.

/** SHA-256 of a text in hex; null where the browser has no WebCrypto, which it keeps for safe connections. */
export async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hex(new Uint8Array(hash));
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** What will prove a seat: made here, so that sitting down can be asked for again when the answer was lost. */
export const newSecret = (): string => hex(crypto.getRandomValues(new Uint8Array(24)));
