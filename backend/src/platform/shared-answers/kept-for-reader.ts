import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AroundTheRest } from '#platform/http/around-the-rest';
import { routeOf } from '#platform/http/route-of';
import { withTerm } from './answer-term.js';
import { KeptAnswer } from './kept-answer.js';
import type { MadeOf } from './made-of.js';
import { ReaderAnswers } from './reader-answers.js';
import { sentJson } from './sent-json.js';

const madeOf = Reflector.createDecorator<MadeOf>();

/** What the answers of a handler are made of, where they are kept for each reader. */
export const readerPartsOf = (handler: object): MadeOf | undefined =>
  Reflect.getMetadata(madeOf.KEY, handler) as MadeOf | undefined;

/** Keeps what the route answers for whoever it answers. */
@Injectable()
class KeepReaderAnswer implements NestInterceptor {
  constructor(
    private readonly answers: ReaderAnswers,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    const keep = this.answers.keeping(request, this.reflector.get(madeOf, context.getHandler()));
    return from(
      withTerm(async (term) => {
        const body = sentJson(await lastValueFrom(next.handle()), response);
        keep(new KeptAnswer(body, routeOf(request), response), term.until);
        return body.toString();
      }),
    );
  }
}

/**
 * An answer that depends on nothing but the address, the language, the reader's id and role, what the tables hold and
 * what is said to change by the clock (`changesAt`), so that it can be kept for when the same reader asks again (PERF-1).
 *
 * @param made each table under `of` needs the trigger `shared_answers_changed`, each under `own` `reader_rows_changed`
 */
export const KeptForReader = (made: MadeOf): MethodDecorator =>
  applyDecorators(madeOf(made), AroundTheRest(KeepReaderAnswer));
