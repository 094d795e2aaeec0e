import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import type { MadeAccount } from '../registration/registrations.js';
import { Entrance } from '../second-factor/sign-in/entrance.js';
import { BrowserMarks } from './browser-marks.js';
import { SignInService } from './sign-in.service.js';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Confirming an address signs in where the same browser asked for this very account within a day: there the password was
 * typed, and the link shows that the mailbox is theirs (AUTH-15, docs/adr/0068). The link alone opens nothing.
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

  /** Whether the caller is signed in to the account that was made; never in place of somebody who is signed in. */
  async letIn(request: Request, { userId, registrationId }: MadeAccount): Promise<boolean> {
    if (request.user || request.tokenScopes || !this.asked.markFor(request, registrationId)) return false;
    const factors = await this.entrance.enter(request, await this.signIn.enter(userId));
    return factors.length === 0;
  }
}
