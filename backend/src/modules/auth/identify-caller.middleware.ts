import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler } from 'express';
import { TokenBearer } from './access-token/token-bearer.js';
import { AccessTokenInvalid, SessionNeeded } from './auth.errors.js';
import { OrganizationBearer } from './organization-token/organization-bearer.js';
import { ORGANIZATION_PREFIX } from './organization-token/organization-token.service.js';
import { rememberCaller } from './session/known-caller.js';
import { sessionMiddleware } from './session/session.middleware.js';

/**
 * Names the caller: by the token of a program where one is sent (RFC 6750), else by the session of a browser.
 *
 * @param isWithoutSession calls of which only their caller is asked, so that the session need not be opened
 */
export function identifyCaller(
  app: NestExpressApplication,
  isWithoutSession: (request: Request) => boolean,
): RequestHandler {
  const bySession = rememberCaller(app, sessionMiddleware(app), isWithoutSession);
  const bearers = { people: app.get(TokenBearer), organization: app.get(OrganizationBearer) };
  return (request, response, next) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) bySession(request, response, next);
    else byToken(bearers, token, request, next).catch(next);
  };
}

interface Bearers {
  people: TokenBearer;
  organization: OrganizationBearer;
}

async function byToken(bearers: Bearers, token: string, request: Request, next: NextFunction): Promise<void> {
  if (token.startsWith(ORGANIZATION_PREFIX)) {
    request.organization = (await bearers.organization.of(token)) ?? refuseToken();
  } else {
    const { viewer, scopes } = (await bearers.people.of(token)) ?? refuseToken();
    request.user = viewer;
    request.tokenScopes = scopes;
  }
  // Whatever opens, changes or ends a session is no call for programs.
  Object.defineProperty(request, 'session', { get: refuseSession });
  next();
}

function refuseToken(): never {
  throw new AccessTokenInvalid({}, { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } });
}

function refuseSession(): never {
  throw new SessionNeeded();
}
