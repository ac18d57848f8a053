// Whether the secret that was opened is the one that was sealed: the same hash as the server's, made in this browser.

/** SHA-256 of a text in hex; null where the browser has no WebCrypto, which it keeps for safe connections. */
export async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
