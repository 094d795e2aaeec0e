/** A public key as the server publishes it. */
export interface PublicKey {
  kty: string;
  crv?: string | undefined;
  x?: string | undefined;
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Whether the bytes were signed with this Ed25519 key. */
export async function isSignedBy(
  { kty, crv, x }: PublicKey,
  signature: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  if (kty !== 'OKP' || crv !== 'Ed25519' || !x) return false;
  const raw = fromBase64Url(x);
  try {
    const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, signature, bytes);
  } catch {
    // Browsers before 2025 do not know Ed25519.
    const { verifyAsync } = await import('@noble/ed25519');
    return verifyAsync(signature, bytes, raw);
  }
}
