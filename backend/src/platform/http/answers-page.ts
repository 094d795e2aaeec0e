import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { map, type Observable } from 'rxjs';
import { type AnswerOptions, Answers } from './answers.js';
import type { Page } from './paging.js';

type PageHandler<Row> = (...values: never[]) => Promise<Page<Row>>;
type PageDecorator<Row> = <Handler extends PageHandler<Row>>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<Handler>,
) => void;

/** Sends the rows of a page; how many there are in all and where it goes on stands in the headers (CRS-7, API-3). */
@Injectable()
class SendPage implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown[]> {
    const request = context.switchToHttp().getRequest<Request>();
    return next.handle().pipe(map((page) => rowsOfPage(page, request)));
  }
}

/** Whether an interceptor does nothing but that. */
export const isPageSender = (interceptor: unknown): boolean => interceptor === SendPage;

/** The rows as they leave; the rest of the page goes into the headers. */
export function rowsOfPage<Row>({ total, next, rows }: Page<Row>, request: Request): Row[] {
  const response = request.res!;
  response.setHeader('X-Total-Count', total);
  if (next) response.setHeader('Link', `<${addressBehind(request, next)}>; rel="next"`);
  return rows;
}

function addressBehind({ originalUrl }: Request, cursor: string): string {
  const [path = '', query = ''] = originalUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `${path}?${parameters.toString()}`;
}

/**
 * Like `Answers` for a list that comes page by page: the handler returns the `Page`, the rows leave as a plain array
 * with `X-Total-Count` and `Link`.
 */
export function AnswersPage<Row>(
  type: Type<Row>,
  options: Pick<AnswerOptions, 'summary' | 'fails'>,
): PageDecorator<Row> {
  return (target, name, descriptor) => {
    Answers(type, { ...options, many: true })(target, name, descriptor);
    UseInterceptors(SendPage)(target, name, descriptor);
  };
}
