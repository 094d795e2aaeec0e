import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { effortOf } from '#platform/rate-limits/efforts';
import { networkOf } from '#platform/rate-limits/network';
import { BrowserMarks } from './browser-marks.js';
import type { AttemptOrigin } from './sign-in-attempts.js';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Browsers that got into an account before: a signed cookie says so, and opens nothing by itself. Strangers' attempts
 * at the account do not slow such a browser down (AUTH-11).
 */
@Injectable()
export class KnownDevices {
  private readonly marks: BrowserMarks;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    // People who share a phone.
    this.marks = new BrowserMarks(config, { cookie: 'device', means: 'known device', lifetimeMs: 180 * DAY, most: 5 });
  }

  /** What names this browser for an account; undefined where it is not known there. */
  nameFor(request: Request, account: string): string | undefined {
    return this.marks.markFor(request, account);
  }

  /** Where an attempt at an account comes from. */
  originOf(request: Request, account: string): AttemptOrigin {
    return { network: networkOf(request.ip), device: this.nameFor(request, account), effort: effortOf(request) };
  }

  /** Lets this browser be known for an account from now on, besides the few others that use it. */
  remember(request: Request, account: string): void {
    this.marks.put(request, account);
  }
}
