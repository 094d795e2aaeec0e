import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link sent by mail: 256 random bits. It is only in the mail; rows keep its hash (SEC-4). */
export const newMailedToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
