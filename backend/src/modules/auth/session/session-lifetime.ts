import type { SessionData } from 'express-session';

const day = 24 * 60 * 60 * 1000;

/** Without being used a session ends after this time. */
export const idleLifetimeMs = 30 * day;

/** However it is used, a session ends this long after signing in (AUTH-14). */
const absoluteLifetimeMs = 90 * day;

/** The moment at which somebody has to sign in again; a session that doesn't say when it began is over. */
export const absoluteEndOf = ({ createdAt }: Pick<SessionData, 'createdAt'>): number =>
  createdAt ? Date.parse(createdAt) + absoluteLifetimeMs : 0;

/** Until when a session that is used now goes on. */
export const renewedUntil = (session: Pick<SessionData, 'createdAt'>, now: number): number =>
  Math.min(now + idleLifetimeMs, absoluteEndOf(session));
