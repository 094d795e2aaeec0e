import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { FRESHLY_CONFIRMED } from '#platform/access/access.decorators';
import { Confirmation } from './confirmation.js';

/** Lets a call marked @FreshlyConfirmed through only shortly after its caller proved who they are (AUTH-12). */
@Injectable()
export class ConfirmationGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly confirmation: Confirmation,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<true | undefined>(FRESHLY_CONFIRMED, targets))
      await this.confirmation.demand(context.switchToHttp().getRequest<Request>());
    return true;
  }
}
