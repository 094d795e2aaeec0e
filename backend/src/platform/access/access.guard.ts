import { personHeader, scopeOfCall, type TokenArea } from '@masar/domain';
import { type CanActivate, type ExecutionContext, Injectable, type Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { AppError } from '#platform/errors/app-error';
import {
  AnotherPerson,
  Forbidden,
  OutOfScope,
  SecondFactorRequired,
  Unauthorized,
} from '#platform/errors/platform.errors';
import { ACCESS, type AccessRule, FOR_WRITERS, TOKEN_AREA } from './access.decorators.js';

/** A method of a controller that answers calls. */
interface Handler {
  type: Type;
  handler: (...values: never[]) => unknown;
}

const reflector = new Reflector();

/** Deny by default: a route that declares nothing answers 403 (SEC-1). */
@Injectable()
export class AccessGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const called = { type: context.getClass(), handler: context.getHandler() as Handler['handler'] };
    const refusal = refusalOf(called, context.switchToHttp().getRequest<Request>());
    if (refusal) throw refusal;
    return true;
  }
}

/** Why the caller may not make this call; the one rule of access, whichever way a call takes. */
export function refusalOf(called: Handler, request: Request): AppError | undefined {
  const rule = reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, [called.handler, called.type]);
  if (!rule) return new Forbidden();
  if (request.organization || rule.kind === 'organization') return refusalOfProgram(rule, request);
  const missing = scopeBeyond(called, request);
  if (rule.kind === 'public') {
    // Whoever may do this without a name does it without one, rather than beyond what the token allows.
    if (missing) request.user = undefined;
    return undefined;
  }
  if (!request.user) return new Unauthorized();
  if (isOfAnother(request)) return new AnotherPerson();
  if (missing) return new OutOfScope(missing);
  if (rule.kind !== 'roles') return undefined;
  if (request.user.lacksSecondFactor && rule.roles.includes('admin')) return new SecondFactorRequired();
  return rule.roles.includes(request.user.role) ? undefined : new Forbidden();
}

/**
 * Whether the call says that it is somebody else's: on a shared phone a page or an outbox may still send what a former
 * person did after the next one has signed in (PERF-5). Whoever says nothing is taken for who the session says.
 */
function isOfAnother({ headers, user }: Request): boolean {
  const person = headers[personHeader];
  return person !== undefined && person !== user?.id;
}

/** Tokens of the organisation reach what names their scope and nothing else, not even what is public (API-7). */
function refusalOfProgram(rule: AccessRule, { organization, user }: Request): AppError | undefined {
  if (!organization && !user) return new Unauthorized();
  if (!organization || rule.kind !== 'organization') return new Forbidden();
  return organization.scopes.includes(rule.scope) ? undefined : new OutOfScope({ scope: rule.scope });
}

/** What the call's token lacks for it; nothing for sessions and for tokens that reach so far (API-4). */
function scopeBeyond({ type, handler }: Handler, { tokenScopes, method }: Request): { scope: string } | undefined {
  if (!tokenScopes) return undefined;
  const area = reflector.get<TokenArea | undefined>(TOKEN_AREA, type);
  const isForWriters = reflector.get<true | undefined>(FOR_WRITERS, handler) ?? false;
  const scope = scopeOfCall(area, method, isForWriters);
  return scope && tokenScopes.includes(scope) ? undefined : { scope: scope ?? '-' };
}
