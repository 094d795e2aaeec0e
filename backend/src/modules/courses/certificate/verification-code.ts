import { randomBytes } from 'node:crypto';

/** Crockford's base32: no I, L, O and U, so that a code survives being read out or typed. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 16;

/** A new code: 80 bits from the cryptographic source (CRT-1). */
export function createVerificationCode(): string {
  let bits = BigInt(`0x${randomBytes(10).toString('hex')}`);
  let code = '';
  for (let place = 0; place < codeLength; place += 1) {
    code = alphabet.charAt(Number(bits & 31n)) + code;
    bits >>= 5n;
  }
  return code;
}

/** What somebody typed, as the code it means; undefined when it cannot be one (CRT-4). */
export function readVerificationCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{Dash_Punctuation}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return code.length === codeLength && [...code].every((character) => alphabet.includes(character)) ? code : undefined;
}

/** Four groups of four, as printed. */
export const groupVerificationCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
