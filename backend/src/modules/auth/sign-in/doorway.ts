import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { KnownDevices } from '../attempt/known-devices.js';
import { AccountSuspended, WrongCredentials } from '../auth.errors.js';
import { closeSession, openSession, openWaitingSession } from '../session/open-session.js';
import { SessionRegistry } from '../session/session-registry.js';
import { User } from '../user.entity.js';

/** Who may come in, with the password that the account had when they proved it. */
export interface Entrant {
  viewer: Viewer;
  passwordHash: string | null;
}

/**
 * The last step of every way in. A password may be reset, an account suspended or its role changed while somebody signs
 * in: all of these reach the sessions that are there, so that one is written first and judged after that (AUTH-13).
 */
@Injectable()
export class Doorway {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionRegistry,
    private readonly devices: KnownDevices,
  ) {}

  async open(request: Request, entrant: Entrant, hasShownFactor = false): Promise<void> {
    await openSession(request, entrant.viewer, hasShownFactor);
    // Only who came in all the way, or the password alone would make a browser known at the second step.
    this.devices.remember(request, await this.judge(request, entrant));
  }

  /** Has somebody wait for the second step instead. */
  async wait(request: Request, entrant: Entrant, lifetimeMs: number): Promise<void> {
    const secondStep = { userId: entrant.viewer.id, until: Date.now() + lifetimeMs };
    await openWaitingSession(request, { secondStep }, lifetimeMs);
    await this.judge(request, entrant);
  }

  /**
   * Ends the new session where what opened it no longer does; answers the address of the account. The lock waits for
   * changes that are under way.
   */
  private async judge(request: Request, { viewer, passwordHash }: Entrant): Promise<string> {
    try {
      return await this.transactions.run(async (em) => {
        const user = await em.findOne(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_READ });
        if (!user || user.passwordHash !== passwordHash) throw new WrongCredentials();
        if (user.suspendedAt) throw new AccountSuspended();
        if (user.role !== viewer.role) await this.sessions.changeRole(em, user.id, user.role);
        return user.email;
      });
    } catch (error) {
      await closeSession(request);
      throw error;
    }
  }
}
