import { type CanActivate, type ExecutionContext, Injectable, type Type, UseGuards } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Request } from 'express';
import type { Viewer } from '#platform/access/viewer';

/**
 * Asks whether the caller may put anything there before any of the upload is read (REL-10); the service asks again when it
 * writes. It must refuse nothing that the same call changed, so that one sent again under its key is answered as before.
 */
export function AskedFirst<Service>(
  service: Type<Service>,
  mayUpload: (service: Service, viewer: Viewer, ids: Readonly<Record<string, string>>) => unknown,
): MethodDecorator {
  @Injectable()
  class Asking implements CanActivate {
    constructor(private readonly modules: ModuleRef) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const { params, user } = context.switchToHttp().getRequest<Request<Record<string, string>>>();
      // Routes behind it are for the signed-in, which is asked before.
      await mayUpload(this.modules.get(service, { strict: false }), user!, params);
      return true;
    }
  }
  return UseGuards(Asking);
}
