/** Crockford's base32: no I, L, O and U, so that a code survives being read out or typed. */
export const crockfordAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Bytes in these letters, five bits each, the last one filled up with zeros. */
export function encodeCrockford(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let kept = 0;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xfff;
    kept += 8;
    while (kept >= 5) {
      kept -= 5;
      text += crockfordAlphabet.charAt((bits >> kept) & 31);
    }
  }
  return kept > 0 ? text + crockfordAlphabet.charAt((bits << (5 - kept)) & 31) : text;
}
