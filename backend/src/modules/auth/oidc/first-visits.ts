import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Transactions } from '#platform/database/transactions';
import { FirstVisitOver, SessionNeeded } from '../auth.errors.js';
import { closeSession, openWaitingSession } from '../session/open-session.js';
import { SessionRegistry } from '../session/session-registry.js';
import type { Entrant } from '../sign-in/doorway.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import type { VouchedIdentity } from './identity-provider.js';
import { ProviderAccounts } from './provider-accounts.js';

/** Whom the provider vouches for, between coming back and agreeing; it opens nothing. */
export interface FirstVisit {
  who: Pick<VouchedIdentity, 'email' | 'firstName' | 'lastName'>;
  until: number;
}

// Long enough to read what one agrees to.
const lifetimeMs = 30 * 60 * 1000;

/**
 * First visits by the identity provider: nobody has an account before saying what registering asks for. Until then the
 * visit stands in the session of the browser that came back, for a while and once (AUTH-2, AUTH-3, ADR 0135).
 */
@Injectable()
export class FirstVisits {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: ProviderAccounts,
    private readonly sessions: SessionRegistry,
    private readonly signIn: SignInService,
  ) {}

  /** Has somebody wait; whoever was signed in with this browser is so no more. */
  async begin(request: Request, { email, firstName, lastName }: VouchedIdentity): Promise<void> {
    const firstVisit = { who: { email, firstName, lastName }, until: Date.now() + lifetimeMs };
    await openWaitingSession(request, { firstVisit }, lifetimeMs);
  }

  /** Who waits in this browser. */
  waiting({ session, tokenScopes }: Request): FirstVisit {
    if (tokenScopes) throw new SessionNeeded();
    const visit = session.firstVisit;
    if (!visit || visit.until < Date.now()) throw new FirstVisitOver();
    return visit;
  }

  /** Makes or takes the account of who agreed, and ends the visit by that; of two attempts one succeeds. */
  async agree(request: Request): Promise<Entrant> {
    const { who } = this.waiting(request);
    const userId = await this.transactions.run(async (em) => {
      if (!(await this.sessions.endFirstVisit(em, request.sessionID))) throw new FirstVisitOver();
      return this.accounts.take(who);
    });
    return this.signIn.enter(userId);
  }

  /** Forgets who came and did not agree; nothing of them is left. */
  async refuse(request: Request): Promise<void> {
    if (request.session.firstVisit && !request.tokenScopes) await closeSession(request);
  }
}
