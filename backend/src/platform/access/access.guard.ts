import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Forbidden, Unauthorized } from '#platform/errors/platform.errors';
import { ACCESS, type AccessRule } from './access.decorators.js';

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
    if (rule.kind === 'public') return true;
    const viewer = context.switchToHttp().getRequest<Request>().user;
    if (!viewer) throw new Unauthorized();
    if (rule.kind === 'roles' && !rule.roles.includes(viewer.role)) throw new Forbidden();
    return true;
  }
}
