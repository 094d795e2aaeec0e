import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { Public } from '#platform/access/access.decorators';
import { AroundTheRest } from '#platform/http/around-the-rest';
import { routeOf } from '#platform/http/route-of';
import { sentJson } from './sent-json.js';
import { SharedAnswer } from './shared-answer.js';
import { SharedAnswers } from './shared-answers.js';

const madeOf = Reflector.createDecorator<readonly string[]>();

/** The tables that the answers of a handler are made of, where they are kept for everybody. */
export const sharedPartsOf = (handler: object): readonly string[] | undefined =>
  Reflect.getMetadata(madeOf.KEY, handler) as readonly string[] | undefined;

/** Keeps what the route answers for the others, and tells the first as much of it as them. */
@Injectable()
class KeepSharedAnswer implements NestInterceptor {
  constructor(
    private readonly answers: SharedAnswers,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    const keep = this.answers.keeping(request, this.reflector.get(madeOf, context.getHandler()));
    return next.handle().pipe(
      map((value: unknown) => {
        const body = sentJson(value, response);
        const answer = new SharedAnswer(body, routeOf(request), response);
        keep(answer);
        answer.describe(response);
        return body.toString();
      }),
    );
  }
}

/**
 * Open to everybody, with an answer that depends on nothing but the address and the reader's language, so that it can be
 * kept for the next who asks (PERF-1).
 *
 * @param tables from which it is read; each needs the trigger `shared_answers_changed`
 */
export const SameForEverybody = (...tables: string[]): MethodDecorator =>
  applyDecorators(Public(), madeOf(tables), AroundTheRest(KeepSharedAnswer));
