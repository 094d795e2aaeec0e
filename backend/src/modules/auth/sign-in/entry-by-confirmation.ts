import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { BrowserMarks } from '../attempt/browser-marks.js';
import { Entrance } from './second-step/entrance.js';
import { SignInService } from './sign-in.service.js';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Confirming an address signs in where the same browser asked for this very account within a day, for there the password
 * was typed, or where one is chosen now; the link shows that the mailbox is theirs (AUTH-15, ADR 0068, 0124). The link
 * alone opens nothing.
 */
@Injectable()
export class EntryByConfirmation {
  private readonly asked: BrowserMarks;

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly signIn: SignInService,
    private readonly entrance: Entrance,
  ) {
    // Whoever corrects the address or asks for another mail has several wishes, of which any may be followed.
    this.asked = new BrowserMarks(config, { cookie: 'asked', means: 'asked for account', lifetimeMs: DAY, most: 5 });
  }

  /** Marks the browser in which somebody asked for an account. */
  noteWish(request: Request, registrationId: string): void {
    this.asked.put(request, registrationId);
  }

  /** Whether this browser asked for this very account. */
  hasAsked(request: Request, registrationId: string): boolean {
    return this.asked.markFor(request, registrationId) !== undefined;
  }

  /** Whether the caller is signed in to the account that was made; never in place of somebody who is signed in. */
  async letIn(request: Request, userId: string): Promise<boolean> {
    if (request.user || request.tokenScopes) return false;
    const factors = await this.entrance.enter(request, await this.signIn.enter(userId));
    return factors.length === 0;
  }
}
