import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { requestLog } from './request-log.middleware.js';

/** What Express makes of a call that no route takes: parameters belong to routes, and there are none. */
const withoutRoute = { method: 'POST', originalUrl: '/nothing', headers: {} } as unknown as Request;

describe('the log of requests', () => {
  it('has a line for a write that no route takes, which ends nothing else [OPS-4] [REL-10]', () => {
    const logged = jest.spyOn(Logger.prototype, 'log').mockImplementation();
    const response = Object.assign(new EventEmitter(), { statusCode: 404, setHeader: () => undefined });
    requestLog(withoutRoute, response as unknown as Response, () => undefined);
    response.emit('finish');
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ route: 'pages', status: 404 }), 'request');
  });
});
