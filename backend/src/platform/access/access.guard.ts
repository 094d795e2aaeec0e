import { scopeOfCall, type TokenArea } from '@masar/domain';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Forbidden, OutOfScope, SecondFactorRequired, Unauthorized } from '#platform/errors/platform.errors';
import { ACCESS, type AccessRule, TOKEN_AREA } from './access.decorators.js';

/** Deny by default: a route that declares nothing answers 403 (SEC-1). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!rule) throw new Forbidden();
    const request = context.switchToHttp().getRequest<Request>();
    if (request.organization || rule.kind === 'organization') return this.letProgramIn(rule, request);
    if (rule.kind === 'public') {
      // Whoever may do this without a name does it without one, rather than beyond what the token allows.
      if (this.scopeBeyond(context, request)) request.user = undefined;
      return true;
    }
    if (!request.user) throw new Unauthorized();
    const missing = this.scopeBeyond(context, request);
    if (missing) throw new OutOfScope(missing);
    if (rule.kind === 'roles' && request.user.lacksSecondFactor && rule.roles.includes('admin'))
      throw new SecondFactorRequired();
    if (rule.kind === 'roles' && !rule.roles.includes(request.user.role)) throw new Forbidden();
    return true;
  }

  /** Tokens of the organisation reach what names their scope and nothing else, not even what is public (API-7). */
  private letProgramIn(rule: AccessRule, { organization, user }: Request): boolean {
    if (!organization && !user) throw new Unauthorized();
    if (!organization || rule.kind !== 'organization') throw new Forbidden();
    if (!organization.scopes.includes(rule.scope)) throw new OutOfScope({ scope: rule.scope });
    return true;
  }

  /** What the call's token lacks for it; nothing for sessions and for tokens that reach so far (API-4). */
  private scopeBeyond(context: ExecutionContext, request: Request): { scope: string } | undefined {
    if (!request.tokenScopes) return undefined;
    const area = this.reflector.get<TokenArea | undefined>(TOKEN_AREA, context.getClass());
    const scope = scopeOfCall(area, request.method);
    return scope && request.tokenScopes.includes(scope) ? undefined : { scope: scope ?? '-' };
  }
}
