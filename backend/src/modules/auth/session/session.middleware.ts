import type { NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type Response, Router } from 'express';
import session from 'express-session';
import passport from 'passport';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import type { Viewer } from '#platform/access/viewer';
import type { OidcAttempt } from '../oidc/identity-provider.js';
import type { KeptChallenge } from '../second-factor/passkey/single-use-challenge.js';
import { withheldFrom } from '../second-factor/power-without-factor.js';
import type { SecondStep } from '../second-factor/sign-in/entrance.js';
import { SessionCache } from './session-cache.js';
import { SessionPool } from './session-pool.js';
import { HashedSessionStore } from './hashed-session-store.js';

const days = 24 * 60 * 60 * 1000;
const sessionLifetime = 30 * days;

declare module 'express-session' {
  interface SessionData {
    /** When and with what the session was opened, for the list of own sessions (AUTH-5). */
    createdAt?: string;
    userAgent?: string;
    passport?: { user?: Viewer };
    /** When whoever sits there last proved to be its owner; signing in does not count (AUTH-12). */
    confirmedAt?: string;
    /** Opened with a second factor, or one was added in it (IDM-1). */
    hasShownFactor?: true;
    secondStep?: SecondStep;
    passkeyChallenge?: KeptChallenge;
    /** State, nonce and verifier of an OpenID sign-in under way (AUTH-3). */
    oidc?: OidcAttempt;
  }
}

/** Opens the caller's session and names the viewer: one SELECT for signed-in callers, none for others. */
export function sessionMiddleware(app: NestExpressApplication): Router {
  const config = app.get<AppConfig>(APP_CONFIG);
  const { cookieName, secret, secure } = config.session;
  const store = new HashedSessionStore(
    {
      pool: app.get(SessionPool).pool,
      tableName: 'sessions',
      disableTouch: true,
      pruneSessionInterval: config.environment === 'test' ? false : 15 * 60,
    },
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
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: sessionLifetime },
    }),
    passport.session(),
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

/** Here, so that routes, streams and rooms all see the same person. */
const withholdPower =
  (config: AppConfig) =>
  (request: Request, _response: Response, next: NextFunction): void => {
    if (request.user) request.user = withheldFrom(request.user, request.session.hasShownFactor ?? false, config);
    next();
  };

/** One UPDATE a fortnight instead of one per request keeps an active session alive. */
function renewWhenHalfOver(request: Request, _response: Response, next: NextFunction): void {
  const expires = request.session.cookie.expires?.getTime();
  if (request.user && expires && expires - Date.now() < sessionLifetime / 2) {
    request.session.cookie.maxAge = sessionLifetime;
    request.session.save();
  }
  next();
}
