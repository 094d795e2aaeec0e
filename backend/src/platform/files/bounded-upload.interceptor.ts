import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { finalize, type Observable, race } from 'rxjs';
import { networkOf } from '#platform/rate-limits/network';
import { tooSlow } from './upload-pace.js';
import { UploadPlaces } from './upload-places.js';

/** Stands before what reads an upload: few at a time, and none that trickles (REL-10). */
@Injectable()
export class BoundedUpload implements NestInterceptor {
  constructor(private readonly places: UploadPlaces) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const giveBack = this.places.take(request.user?.id ?? networkOf(request.ip));
    return race(next.handle(), tooSlow(request)).pipe(finalize(giveBack));
  }
}
