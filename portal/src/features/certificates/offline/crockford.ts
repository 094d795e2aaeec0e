const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Bytes out of Crockford's base32; undefined where the text is none. */
export function decodeCrockford(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let bits = 0;
  let kept = 0;
  let next = 0;
  for (const letter of text) {
    const value = alphabet.indexOf(letter);
    if (value < 0) return undefined;
    bits = ((bits << 5) | value) & 0xfff;
    kept += 5;
    if (kept >= 8) {
      kept -= 8;
      bytes[next] = (bits >> kept) & 0xff;
      next += 1;
    }
  }
  return bytes;
}
