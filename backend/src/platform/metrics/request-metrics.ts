import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Gauge, Histogram } from 'prom-client';
import { Metrics } from './metrics.js';
import { routeOf } from './route-of.js';

/** How long calls take, by route, and how many are being answered. */
@Injectable()
export class RequestMetrics {
  private readonly durations: Histogram<'method' | 'route' | 'status'>;
  private readonly inFlight: Gauge;

  constructor(metrics: Metrics) {
    const registers = [metrics.registry];
    this.durations = new Histogram({
      name: 'masar_http_request_duration_seconds',
      help: 'Time from the first byte of a call to the last of its answer; streams of live news are left out',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    });
    this.inFlight = new Gauge({
      name: 'masar_http_requests_in_flight',
      help: 'Calls that are being answered, open streams of live news among them',
      registers,
    });
  }

  /** Middleware. An answer that its caller did not wait for is measured too, up to the moment they left. */
  readonly measuring = (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    this.inFlight.inc();
    response.once('close', () => {
      this.inFlight.dec();
      // A stream is as long as its page is open, which says nothing of the server.
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
      this.durations.observe(
        { method: methodOf(request), route: routeOf(request), status: response.statusCode },
        (performance.now() - startedAt) / 1000,
      );
    });
    next();
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Node takes thirty more methods, which nobody but a scanner sends. */
const methodOf = ({ method }: Request): string => (methods.has(method) ? method : 'other');
