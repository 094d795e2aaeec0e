import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler } from 'express';
import { AccessTokenInvalid, SessionNeeded } from '../auth.errors.js';
import { sessionMiddleware } from '../session/session.middleware.js';
import { TokenBearer } from './token-bearer.js';

/** Names the caller: by the token of a program where one is sent (RFC 6750), else by the session of a browser. */
export function identifyCaller(app: NestExpressApplication): RequestHandler {
  const bySession = sessionMiddleware(app);
  const bearers = app.get(TokenBearer);
  return (request, response, next) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) bySession(request, response, next);
    else byToken(bearers, token, request, next).catch(next);
  };
}

async function byToken(bearers: TokenBearer, token: string, request: Request, next: NextFunction): Promise<void> {
  const bearer = await bearers.of(token);
  if (!bearer) throw new AccessTokenInvalid({}, { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } });
  request.user = bearer.viewer;
  request.tokenScopes = bearer.scopes;
  // Whatever opens, changes or ends a session is no call for programs.
  Object.defineProperty(request, 'session', { get: refuseSession });
  next();
}

function refuseSession(): never {
  throw new SessionNeeded();
}
