import { randomBytes } from 'node:crypto';
import { typedPrintedCode } from '@masar/domain';
import { crockfordAlphabet, encodeCrockford } from './crockford.js';

const codeLength = 16;

/** A new code: 80 bits from the cryptographic source (CRT-1). */
export const createVerificationCode = (): string => encodeCrockford(randomBytes(10));

/** What somebody typed, as the code it means; undefined when it cannot be one (CRT-4). */
export function readVerificationCode(typed: string): string | undefined {
  const code = typedPrintedCode(typed);
  return code.length === codeLength && [...code].every((character) => crockfordAlphabet.includes(character))
    ? code
    : undefined;
}

/** Four groups of four, as printed. */
export const groupVerificationCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
