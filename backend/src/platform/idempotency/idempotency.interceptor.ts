import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { type Observable, from, lastValueFrom } from 'rxjs';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { isRetryable } from '#platform/errors/database-errors';
import { Unavailable } from '#platform/errors/platform.errors';
import { fingerprintOf } from './fingerprint.js';
import { IdempotencyKeys, type NamedWrite } from './idempotency-keys.js';
import { InvalidIdempotencyKey } from './idempotency.errors.js';
import { ONCE_ONLY } from './once-only.js';

/** 8 to 128 visible characters. */
const validKey = /^[\x21-\x7e]{8,128}$/;

/**
 * A write that carries `Idempotency-Key` happens once: key, effect and answer are one transaction, and the same call
 * again gets the same answer (REL-3). A write that fails is rolled back together with its key, so that it may be sent
 * again. Writes without the header pass by.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: IdempotencyKeys,
    private readonly reflector: Reflector,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return next.handle();
    if (typeof key !== 'string' || !validKey.test(key)) throw new InvalidIdempotencyKey();
    const write: NamedWrite = {
      scope: request.user?.id ?? 'anonymous',
      key,
      fingerprint: fingerprintOf(request, this.config.session.secret),
    };
    const secret = this.reflector.get<string | undefined>(ONCE_ONLY, context.getHandler());
    return from(this.once(write, request, http.getResponse<Response>(), next, secret));
  }

  private once(
    write: NamedWrite,
    request: Request,
    response: Response,
    next: CallHandler,
    secret: string | undefined,
  ): Promise<unknown> {
    const initialStatus = response.statusCode;
    return this.transactions.run(async () => {
      // A transaction that is tried again starts with a clean answer.
      response.status(initialStatus);
      const kept = await this.keys.claim(write);
      if (kept) {
        response.status(kept.status).set('Idempotency-Replayed', 'true');
        return kept.body === null ? undefined : (JSON.parse(kept.body) as unknown);
      }
      const answer = await lastValueFrom(next.handle(), { defaultValue: undefined }).catch((error: unknown) => {
        // The stream of an upload is used up: the caller has to send it again, we can't.
        if (request.is('multipart/form-data') && isRetryable(error)) throw new Unavailable({}, { cause: error });
        throw error;
      });
      const isKept = (key: string, value: unknown): unknown => (key === secret ? undefined : value);
      const body = answer === undefined ? null : JSON.stringify(answer, isKept);
      await this.keys.keep(write, { status: response.statusCode, body });
      return answer;
    });
  }
}
