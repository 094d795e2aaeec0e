import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { finalize, type Observable, race } from 'rxjs';
import { UploadBudget } from './upload-budget.js';
import { tooSlow } from './upload-pace.js';

/** Stands before what reads an upload: bounded in bytes for each person, network and in all, and none that trickles (REL-10). */
@Injectable()
export class BoundedUpload implements NestInterceptor {
  constructor(private readonly budget: UploadBudget) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const { place, end } = this.budget.open(request);
    return race(next.handle(), tooSlow(request, place)).pipe(finalize(end));
  }
}
