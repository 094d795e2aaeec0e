import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** How many calls of the API this process answered since it was last asked, and how many of them it failed. */
@Injectable()
export class RequestCounts {
  private requests = 0;
  private failures = 0;

  /** Middleware; asking for the health itself does not count, or a quiet hour would look busy. */
  readonly counting = (request: Request, response: Response, next: NextFunction): void => {
    if (!request.originalUrl.startsWith('/api/health')) {
      response.once('finish', () => {
        this.requests += 1;
        if (response.statusCode >= 500) this.failures += 1;
      });
    }
    next();
  };

  /** The counts so far, which begin anew. */
  take(): { requests: number; failures: number } {
    const { requests, failures } = this;
    this.requests = 0;
    this.failures = 0;
    return { requests, failures };
  }

  /** Counts that could not be written wait for the next time. */
  giveBack({ requests, failures }: { requests: number; failures: number }): void {
    this.requests += requests;
    this.failures += failures;
  }
}
