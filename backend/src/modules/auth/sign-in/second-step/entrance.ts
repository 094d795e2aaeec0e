import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { SecondStepOver, SessionNeeded } from '../../auth.errors.js';
import { type FactorProof, FactorProofs } from '../../second-factor/factor-proofs.js';
import { type FactorKind, SecondFactors } from '../../second-factor/second-factors.js';
import { SessionRegistry } from '../../session/session-registry.js';
import { Doorway, type Entrant } from '../doorway.js';
import { SignInService } from '../sign-in.service.js';

/** A sign-in between password and second factor; it opens nothing. */
export interface SecondStep {
  userId: string;
  until: number;
}

const lifetimeMs = 10 * 60 * 1000;

/** Lets people in: at once, or after a second step where they have a second factor (IDM-1). */
@Injectable()
export class Entrance {
  constructor(
    private readonly factors: SecondFactors,
    private readonly proofs: FactorProofs,
    private readonly signIn: SignInService,
    private readonly doorway: Doorway,
    private readonly sessions: SessionRegistry,
    private readonly transactions: Transactions,
  ) {}

  /** Opens the session of who proved the first factor, or has it wait; says which factors it waits for. */
  async enter(request: Request, entrant: Entrant): Promise<FactorKind[]> {
    const kinds = await this.factors.of(entrant.viewer.id);
    if (kinds.length === 0) await this.doorway.open(request, entrant);
    else await this.doorway.wait(request, entrant, lifetimeMs);
    return kinds;
  }

  /** Who waits at the door. */
  waiting({ session, tokenScopes }: Request): SecondStep {
    if (tokenScopes) throw new SessionNeeded();
    const step = session.secondStep;
    if (!step || step.until < Date.now()) throw new SecondStepOver();
    return step;
  }

  /** Opens the session that waited, under a new id. */
  async prove(request: Request, proof: FactorProof): Promise<Viewer> {
    const { userId } = this.waiting(request);
    await this.proofs.demand(request, 'sign-in', userId, proof);
    const entrant = await this.transactions.run(async (em) => {
      const found = await this.signIn.enter(userId);
      // A new password ends what waits: it is asked for anew.
      if (!(await this.sessions.isWaiting(em, userId, request.sessionID))) throw new SecondStepOver();
      return found;
    });
    return this.open(request, entrant);
  }

  /** A passkey that asked for finger or PIN is password and second factor in one. */
  async byPasskey(request: Request, passkey: object): Promise<Viewer> {
    return this.open(request, await this.signIn.enter(await this.proofs.ownerOf(request, passkey)));
  }

  private async open(request: Request, entrant: Entrant): Promise<Viewer> {
    await this.doorway.open(request, entrant, true);
    return entrant.viewer;
  }
}
