import type { Request } from 'express';
import type { Viewer } from '#platform/access/viewer';
import { SessionNeeded } from '../auth.errors.js';

/** Signs the caller in under a new session id (AUTH-5); passport regenerates it against fixation. */
export async function openSession(request: Request, viewer: Viewer, hasShownFactor = false): Promise<void> {
  if (request.tokenScopes) throw new SessionNeeded();
  await new Promise<void>((resolve, reject) => {
    request.login(viewer, (error: unknown) => (error ? reject(error as Error) : resolve()));
  });
  request.session.createdAt = new Date().toISOString();
  request.session.userAgent = (request.headers['user-agent'] ?? '').slice(0, 200);
  if (hasShownFactor) request.session.hasShownFactor = true;
}

export async function closeSession(request: Request): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    request.session.destroy((error: unknown) => (error ? reject(error as Error) : resolve()));
  });
}
