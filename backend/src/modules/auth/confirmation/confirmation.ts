import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { ConfirmationRequired, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { AttemptLimiter } from '../attempt/attempt-limiter.js';
import { SessionRegistry } from '../session/session-registry.js';
import { User } from '../user.entity.js';
import { ConfirmationMethods } from './confirmation-methods.js';
import type { ConfirmationResponse, ConfirmDto } from './dto/confirm.dto.js';
import { PasswordConfirmation } from './password-confirmation.js';

const lifetimeMs = 10 * 60 * 1000;

/** ‘Is it you?’: who sits at an open session proves to be its owner, for ten minutes (AUTH-12, ADR 39). */
@Injectable()
export class Confirmation {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly sessions: SessionRegistry,
    private readonly methods: ConfirmationMethods,
    private readonly password: PasswordConfirmation,
    private readonly limiter: AttemptLimiter,
  ) {}

  /** Refuses unless the caller's session was confirmed in the last minutes. */
  async demand(request: Request): Promise<void> {
    if (!request.user) throw new Unauthorized();
    if (confirmedUntil(request) || (await this.hasNothingToProve(request.user.id))) return;
    throw new ConfirmationRequired({}, { members: { methods: await this.methods.of(request.user.id) } });
  }

  /** Before a new password: the old one, however lately confirmed; without one a confirmation like any other. */
  async demandPassword(request: Request, userId: string, current: string | undefined): Promise<void> {
    if (!(await this.password.isSet(userId))) return this.demand(request);
    await this.limiter.guess('confirmation', request, userId, () =>
      this.password.demand(userId, current ?? '', 'currentPassword'),
    );
  }

  /** Confirms by a proof of the body. Guessing is slowed down in one count for all places that take a password (AUTH-6). */
  async byProof(request: Request, userId: string, proof: ConfirmDto): Promise<void> {
    await this.limiter.guess('confirmation', request, userId, async () => {
      if (!(await this.methods.prove(userId, proof, request)))
        throw new InvalidInput({}, { fields: [{ field: 'password', code: 'field.required' }] });
      await this.grant(request, userId);
    });
  }

  /** For methods with routes of their own: the person proved to be the owner of this very session. */
  async grant({ sessionID }: Request, userId: string): Promise<void> {
    const isOpen = await this.transactions.run((em) => this.sessions.confirm(em, userId, sessionID));
    if (!isOpen) throw new Unauthorized();
  }

  /** One transaction around all that is looked at, so that each way does not open its own (PERF-3). */
  async stateOf(request: Request, userId: string): Promise<ConfirmationResponse> {
    const until = confirmedUntil(request);
    return this.transactions.run(async () => ({
      isConfirmed: until !== undefined || (await this.hasNothingToProve(userId)),
      confirmedUntil: until?.toISOString() ?? null,
      methods: await this.methods.of(userId),
    }));
  }

  /** Demo people have neither password nor provider: who plays one is nobody's intruder (READ-2). */
  private async hasNothingToProve(id: string): Promise<boolean> {
    if (!this.config.demoMode) return false;
    return (await this.transactions.run((em) => em.count(User, { id, isDemo: true }))) > 0;
  }
}

/** The end of a confirmation that still holds. A program's token has no session that could be confirmed. */
function confirmedUntil(request: Request): Date | undefined {
  const confirmedAt = request.tokenScopes ? undefined : request.session.confirmedAt;
  if (!confirmedAt) return undefined;
  const until = new Date(Date.parse(confirmedAt) + lifetimeMs);
  return until.getTime() > Date.now() ? until : undefined;
}
