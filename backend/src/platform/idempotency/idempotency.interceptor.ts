import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { keepsWrites } from '#platform/errors/app-error';
import { networkOf } from '#platform/rate-limits/network';
import { anonymousScope, fingerprintOf } from './fingerprint.js';
import { IdempotencyKeyReused, InvalidIdempotencyKey } from './idempotency.errors.js';
import { KeyReused } from './idempotency.events.js';
import { IdempotencyKeys, type NamedWrite } from './idempotency-keys.js';
import { KeyedTurns } from './keyed-turns.js';
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
    private readonly turns: KeyedTurns,
    private readonly reflector: Reflector,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return next.handle();
    if (typeof key !== 'string' || !validKey.test(key)) throw new InvalidIdempotencyKey();
    const { secret } = this.config.session;
    const fingerprint = fingerprintOf(request, secret);
    const scope = request.user?.id ?? anonymousScope(request, fingerprint, secret);
    const shownOnce = this.reflector.get<string | undefined>(ONCE_ONLY, context.getHandler());
    const who = { person: request.user?.id, network: networkOf(request.ip), isUpload: 'file' in request };
    const write = { scope, key, fingerprint };
    const once = this.turns.of(who, () => this.once(write, http.getResponse<Response>(), next, shownOnce));
    return from(once.catch((error: unknown) => this.noteReuse(error, request)));
  }

  /** What was refused is rolled back; that somebody tried stays. */
  private async noteReuse(error: unknown, { user, path }: Request): Promise<never> {
    if (user && error instanceof IdempotencyKeyReused)
      await this.transactions.run(async () => this.transactions.record(new KeyReused(user.id, path, new Date())));
    throw error;
  }

  private once(
    write: NamedWrite,
    response: Response,
    next: CallHandler,
    shownOnce: string | undefined,
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
      const answer = await lastValueFrom(next.handle(), { defaultValue: undefined }).catch(async (error: unknown) => {
        if (keepsWrites(error)) await this.keys.release(write);
        throw error;
      });
      const isKept = (key: string, value: unknown): unknown => (key === shownOnce ? undefined : value);
      const body = answer === undefined ? null : JSON.stringify(answer, isKept);
      await this.keys.keep(write, { status: response.statusCode, body });
      return answer;
    });
  }
}
