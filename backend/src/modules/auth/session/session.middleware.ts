import type { NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type Response, Router } from 'express';
import session from 'express-session';
import passport from 'passport';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import type { FirstVisit } from '../oidc/first-visits.js';
import type { KeptChallenge } from '../second-factor/passkey/single-use-challenge.js';
import type { SecondStep } from '../sign-in/second-step/entrance.js';
import { HashedSessionStore } from './hashed-session-store.js';
import { withheldFrom } from './power-without-factor.js';
import { SessionCache } from './session-cache.js';
import { absoluteEndOf, idleLifetimeMs, renewedUntil } from './session-lifetime.js';
import { SessionPool } from './session-pool.js';

declare module 'express-session' {
  interface SessionData {
    /** Has a row, which writes change but never make anew (AUTH-13). */
    isStored?: true;
    /** When its end was last moved; a changed session is what sends the cookie anew. */
    renewedAt?: string;
    /** When and with what the session was opened, for the list of own sessions (AUTH-5) and its end (AUTH-14). */
    createdAt?: string;
    userAgent?: string;
    passport?: { user?: Viewer };
    /** When whoever sits there last proved to be its owner; signing in does not count (AUTH-12). */
    confirmedAt?: string;
    /** Opened with a second factor, or one was added in it (IDM-1). */
    hasShownFactor?: true;
    secondStep?: SecondStep;
    firstVisit?: FirstVisit;
    passkeyChallenge?: KeptChallenge;
  }
}

/** Opens the caller's session and names the viewer: one SELECT for signed-in callers, none for others. */
export function sessionMiddleware(app: NestExpressApplication): Router {
  const config = app.get<AppConfig>(APP_CONFIG);
  const { cookieName, secret, secure } = config.session;
  const store = new HashedSessionStore(
    {
      tableName: 'sessions',
      disableTouch: true,
      pruneSessionInterval: config.environment === 'test' ? false : 15 * 60,
    },
    app.get(SessionPool).pool,
    app.get(SessionCache),
  );
  app.get(SessionPool).closeWith(() => store.close());
  const router = Router();
  if (secure) router.use(treatLoopbackAsSecure);
  router.use(
    session({
      name: cookieName,
      secret,
      store,
      resave: false,
      saveUninitialized: false,
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: idleLifetimeMs },
    }),
    passport.session(),
    endInTime,
    withholdPower(config),
    renewWhenHalfOver,
  );
  return router;
}

/** Browsers count loopback as a secure origin, so a live server tried on one machine can set its cookie. */
function treatLoopbackAsSecure(request: Request, _response: Response, next: NextFunction): void {
  const address = request.socket.remoteAddress ?? '';
  if (['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address))
    Object.defineProperty(request, 'secure', { value: true });
  next();
}

/** Whoever comes with a session that is too old goes on without a name, and its row goes. */
function endInTime(request: Request, _response: Response, next: NextFunction): void {
  if (!request.user || absoluteEndOf(request.session) > Date.now()) return next();
  request.user = undefined;
  request.session.regenerate(next);
}

/** Here, so that routes, streams and rooms all see the same person. */
const withholdPower =
  (config: AppConfig) =>
  (request: Request, _response: Response, next: NextFunction): void => {
    if (request.user) request.user = withheldFrom(request.user, request.session.hasShownFactor ?? false, config);
    next();
  };

/** One UPDATE a fortnight instead of one per request keeps an active session alive. */
function renewWhenHalfOver(request: Request, _response: Response, next: NextFunction): void {
  const expires = request.user && request.session.cookie.expires?.getTime();
  const now = Date.now();
  if (expires && expires - now < idleLifetimeMs / 2 && renewedUntil(request.session, now) > expires) {
    request.session.cookie.maxAge = renewedUntil(request.session, now) - now;
    request.session.renewedAt = new Date(now).toISOString();
  }
  next();
}
