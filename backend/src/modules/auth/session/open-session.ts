import type { Request } from 'express';
import type { SessionData } from 'express-session';
import type { Viewer } from '#platform/access/viewer';
import { SessionNeeded } from '../auth.errors.js';

/** Signs the caller in under a new session id (AUTH-5), whose row is written when this returns. */
export async function openSession(request: Request, viewer: Viewer, hasShownFactor = false): Promise<void> {
  await beginAnew(request, {
    createdAt: new Date().toISOString(),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    ...(hasShownFactor && { hasShownFactor }),
  });
  await new Promise<void>((resolve, reject) => {
    // Passport begins anew once more and takes along what stands in the new session, which is nothing of before.
    request.login(viewer, { session: true, keepSessionInfo: true }, (error: unknown) =>
      error ? reject(error as Error) : resolve(),
    );
  });
}

/** A session of its own for what comes before signing in; whoever was signed in with this browser is so no more. */
export async function openWaitingSession(
  request: Request,
  content: Pick<SessionData, 'secondStep' | 'firstVisit'>,
  lifetimeMs: number,
): Promise<void> {
  await beginAnew(request, content);
  request.session.cookie.maxAge = lifetimeMs;
  await new Promise<void>((resolve, reject) => {
    request.session.save((error: unknown) => (error ? reject(error as Error) : resolve()));
  });
}

export async function closeSession(request: Request): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    request.session.destroy((error: unknown) => (error ? reject(error as Error) : resolve()));
  });
}

async function beginAnew(request: Request, content: Partial<SessionData>): Promise<void> {
  if (request.tokenScopes) throw new SessionNeeded();
  await new Promise<void>((resolve, reject) => {
    request.session.regenerate((error: unknown) => (error ? reject(error as Error) : resolve()));
  });
  Object.assign(request.session, content);
}
