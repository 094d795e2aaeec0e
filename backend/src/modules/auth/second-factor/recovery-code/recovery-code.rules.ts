import { createHmac, randomInt } from 'node:crypto';
import { latinDigits } from '@masar/domain';
import { derivedKey } from '#platform/signing/sealed-bytes';

export const recoveryCodeCount = 10;

/** Letters and digits that nobody takes for one another, in lower case. */
const alphabet = 'abcdefghjkmnpqrstvwxyz23456789';
const groups = 2;
const groupLength = 6;

/** Like `k3m9xt-7hq2wd`: 58 random bits, short enough to type. */
export const newRecoveryCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** As it was shown, however it was typed. */
const asShown = (typed: string): string =>
  latinDigits(typed)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** What the database keeps of a code. */
export const hashOfRecoveryCode = (code: string, userId: string, secret: string): string =>
  createHmac('sha256', derivedKey(secret, 'masar recovery codes'))
    .update(`${userId} ${asShown(code)}`)
    .digest('hex');
