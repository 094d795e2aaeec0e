import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { hashSessionId } from './hashed-session-store.js';
import { keptMs, SessionCache } from './session-cache.js';
import { absoluteEndOf } from './session-lifetime.js';

/** No browser of ours sends more; what somebody makes up is not remembered. */
const longestHeader = 2000;

/**
 * Around what opens sessions: remembers whom a session named, so that the calls of the next seconds that bring the same
 * cookies and ask for nothing but their caller need not open it. Any change of any session meanwhile makes what was read
 * unfit for that (ADR 140).
 */
export function rememberCaller(
  app: NestExpressApplication,
  opening: RequestHandler,
  isWithoutSession: (request: Request) => boolean,
): RequestHandler {
  const cache = app.get(SessionCache);
  return (request: Request, response: Response, next: NextFunction) => {
    const { version } = cache;
    const cookies = request.headers.cookie ?? '';
    if (isWithoutSession(request)) {
      if (cookies === '') return next();
      const viewer = cache.callerWith(cookies);
      if (viewer) {
        request.user = { ...viewer };
        return next();
      }
    }
    opening(request, response, (error?: unknown) => {
      const { user, session, sessionID } = request;
      const isLasting = user && absoluteEndOf(session) - Date.now() > keptMs;
      if (!error && isLasting && cookies.length <= longestHeader)
        cache.keepCaller(cookies, hashSessionId(sessionID), user, version);
      next(error);
    });
  };
}
