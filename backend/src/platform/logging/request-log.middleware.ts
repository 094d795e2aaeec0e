import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { requestId } from '#platform/http/request-id';

const logger = new Logger('Request');

/**
 * Names each request and logs writes and failures; reads that succeed are what metrics are for. No query string, body,
 * cookie or address is logged (OPS-4).
 */
export function requestLog(request: Request, response: Response, next: NextFunction): void {
  request.id = requestId(request, response);
  const startedAt = performance.now();
  response.once('finish', () => {
    const { method, id } = request;
    const status = response.statusCode;
    if (method === 'GET' && status < 500) return;
    const path = request.originalUrl.split('?')[0];
    const milliseconds = Math.round(performance.now() - startedAt);
    logger.log({ requestId: id, method, path, status, milliseconds }, 'request');
  });
  next();
}
