import { createHmac, randomBytes } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Session } from '../src/modules/auth/session.entity.js';
import { hashSessionId } from '../src/modules/auth/session/hashed-session-store.js';
import type { Agent } from './test-app.js';

export interface TestSession {
  /** When its owner last proved to be there: just now unless said otherwise, null for never (AUTH-12). */
  confirmedAt?: Date | null;
  /** Opened with a second factor: so unless said otherwise, that administrators of tests may work (IDM-1). */
  hasShownFactor?: boolean;
  /** When it was opened and when it ends: just now and in thirty days unless said otherwise. */
  createdAt?: Date;
  expire?: Date;
}

/** Writes a session row as signing in would and hands its cookie to the agent, without the cost of a password. */
export async function openTestSession(
  app: NestExpressApplication,
  agent: Agent,
  viewer: Viewer,
  session?: TestSession,
): Promise<void> {
  agent.set('Cookie', await testSessionCookie(app, viewer, session));
}

/** The Cookie header of a session that such a row opens. */
export async function testSessionCookie(
  app: NestExpressApplication,
  viewer: Viewer,
  {
    confirmedAt = new Date(),
    hasShownFactor = true,
    createdAt = new Date(),
    expire = inThirtyDays(),
  }: TestSession = {},
): Promise<string> {
  const { session } = app.get<AppConfig>(APP_CONFIG);
  const id = randomBytes(24).toString('base64url');
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: session.secure, expires: expire.toISOString() };
  const em = app.get(MikroORM).em.fork();
  em.create(Session, {
    sid: hashSessionId(id),
    expire,
    sess: {
      cookie,
      passport: { user: viewer },
      createdAt: createdAt.toISOString(),
      userAgent: 'test',
      ...(confirmedAt && { confirmedAt: confirmedAt.toISOString() }),
      ...(hasShownFactor && { hasShownFactor }),
    },
  });
  await em.flush();
  return `${session.cookieName}=${encodeURIComponent(signed(id, session.secret))}`;
}

const inThirtyDays = () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);

/** The form in which express-session signs its cookie. */
const signed = (id: string, secret: string): string =>
  `s:${id}.${createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '')}`;
