import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Viewer } from '#platform/access/viewer';
import { SecondStepOver, SessionNeeded } from '../../auth.errors.js';
import { openSession } from '../../session/open-session.js';
import { SignInService } from '../../sign-in/sign-in.service.js';
import { type FactorProof, FactorProofs } from '../factor-proofs.js';
import { type FactorKind, SecondFactors } from '../second-factors.js';

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
  ) {}

  /** Opens the session of who proved the first factor, or has it wait; says which factors it waits for. */
  async enter(request: Request, viewer: Viewer): Promise<FactorKind[]> {
    const kinds = await this.factors.of(viewer.id);
    if (kinds.length === 0) await openSession(request, viewer);
    else await waitForSecondStep(request, viewer.id);
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
    return this.open(request, userId);
  }

  /** A passkey that asked for finger or PIN is password and second factor in one. */
  async byPasskey(request: Request, passkey: object): Promise<Viewer> {
    return this.open(request, await this.proofs.ownerOf(request, passkey));
  }

  private async open(request: Request, userId: string): Promise<Viewer> {
    const viewer = await this.signIn.enter(userId);
    await openSession(request, viewer, true);
    return viewer;
  }
}

/** In a session of its own, which ends soon: whoever was signed in with this browser is so no more. */
async function waitForSecondStep(request: Request, userId: string): Promise<void> {
  if (request.tokenScopes) throw new SessionNeeded();
  await new Promise<void>((resolve, reject) => {
    request.session.regenerate((error: unknown) => (error ? reject(error as Error) : resolve()));
  });
  request.session.secondStep = { userId, until: Date.now() + lifetimeMs };
  request.session.cookie.maxAge = lifetimeMs;
}
