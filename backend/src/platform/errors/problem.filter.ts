import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { languageOf } from '#platform/i18n/request-language';
import { AppError, errorText } from './app-error.js';
import { databaseFailure } from './database-errors.js';
import {
  BodyTooLarge,
  Forbidden,
  InvalidInput,
  MalformedBody,
  RouteNotFound,
  Unauthorized,
  Unexpected,
  UnsupportedBody,
} from './platform.errors.js';
import type { Problem } from './problem.response.js';

/** Turns every failure into problem details (RFC 9457, API-3); what nobody foresaw is logged and leaves as 500. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const failure = toAppError(error);
    if (failure.status >= 500)
      this.logger.error({ err: failure.extra.cause ?? error, requestId: request.id }, failure.code);
    if (response.headersSent) {
      response.end();
      return;
    }
    response.set(failure.extra.headers ?? {});
    response
      .status(failure.status)
      .type('application/problem+json')
      .send(JSON.stringify(toProblem(failure, request)));
  }
}

function toProblem(failure: AppError, request: Request): Problem {
  const language = languageOf(request);
  return {
    ...failure.extra.members,
    type: `/problems/${failure.code}`,
    title: STATUS_CODES[failure.status] ?? 'Error',
    status: failure.status,
    detail: errorText(failure.code, language, failure.params),
    code: failure.code,
    requestId: String(request.id),
    ...(failure.extra.fields && {
      errors: failure.extra.fields.map(({ field, code, params }) => ({
        field,
        message: errorText(code, language, params),
      })),
    }),
  };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const known = databaseFailure(error) ?? bodyFailure(error);
  if (known) return known;
  if (error instanceof HttpException) return fromHttpStatus(error.getStatus(), error);
  return new Unexpected({}, { cause: error });
}

/** Failures of the body parsers, told apart by their `type`. */
function bodyFailure(error: unknown): AppError | undefined {
  const type = (error as { type?: unknown } | null)?.type;
  if (type === 'entity.too.large') return new BodyTooLarge();
  if (type === 'entity.parse.failed' || type === 'request.aborted' || type === 'request.size.invalid')
    return new MalformedBody();
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') return new UnsupportedBody();
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'LIMIT_FILE_SIZE') return new BodyTooLarge();
  if (typeof code === 'string' && code.startsWith('LIMIT_')) return new MalformedBody();
  return error instanceof URIError ? new InvalidInput() : undefined;
}

function fromHttpStatus(status: number, cause: unknown): AppError {
  if (status === 401) return new Unauthorized();
  if (status === 403) return new Forbidden();
  if (status === 404) return new RouteNotFound();
  if (status === 413) return new BodyTooLarge();
  if (status === 415) return new UnsupportedBody();
  return status < 500 ? new MalformedBody({}, { cause }) : new Unexpected({}, { cause });
}
