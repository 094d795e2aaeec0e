import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { isUuid } from '#platform/database/is-uuid';
import { requestId } from '#platform/http/request-id';
import { routeOf } from '#platform/metrics/route-of';

const logger = new Logger('Request');

/**
 * Names each request and logs writes and failures; reads that succeed are what metrics are for. Of an address only its
 * route and the row's id are logged: no query string, code, public name, body or cookie (OPS-4).
 */
export function requestLog(request: Request, response: Response, next: NextFunction): void {
  request.id = requestId(request, response);
  const startedAt = performance.now();
  response.once('finish', () => {
    const { method, id } = request;
    const status = response.statusCode;
    if (method === 'GET' && status < 500) return;
    // What no route takes has no parameters at all, whatever its type says.
    const row = (request.params as Request['params'] | undefined)?.['id'];
    const rowId = isUuid(row) ? { rowId: row } : {};
    const milliseconds = Math.round(performance.now() - startedAt);
    logger.log({ requestId: id, method, route: routeOf(request), ...rowId, status, milliseconds }, 'request');
  });
  next();
}
