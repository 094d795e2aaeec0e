import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { OidcRefused } from '../auth.errors.js';
import { Confirmation } from '../confirmation/confirmation.js';
import { type ConfirmationMethod, ConfirmationMethods } from '../confirmation/confirmation-methods.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { needsSecondFactor } from '../session/power-without-factor.js';
import { User } from '../user.entity.js';
import type { OidcAttempt, VouchedIdentity } from './identity-provider.js';

/** Confirms by signing in anew at the identity provider, for people who may have no password here (AUTH-12). */
@Injectable()
export class ProviderConfirmation implements ConfirmationMethod, OnModuleInit {
  readonly name = 'oidc';

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly methods: ConfirmationMethods,
    private readonly confirmation: Confirmation,
    private readonly transactions: Transactions,
    private readonly factors: SecondFactors,
  ) {}

  onModuleInit(): void {
    if (this.config.oidc) this.methods.register(this);
  }

  /** Administrators of a live server show their second factor (IDM-1). */
  async isOpenTo(userId: string): Promise<boolean> {
    const user = await this.transactions.run((em) => em.findOne(User, userId));
    if (!user) return false;
    return !needsSecondFactor(user.role, this.config) || (await this.factors.of(userId)).length === 0;
  }

  /** The same person has to come back to the same session, and the provider has to have asked them just now. */
  async finish(request: Request, { confirms, startedAt }: OidcAttempt, who: VouchedIdentity): Promise<void> {
    const isAskedNow = who.authenticatedAt !== undefined && who.authenticatedAt >= startedAt - clockToleranceMs;
    if (!confirms || request.user?.id !== confirms || !isAskedNow) throw new OidcRefused();
    const isSame = await this.transactions.run((em) => em.count(User, { id: confirms, email: who.email }));
    if (!isSame || !(await this.isOpenTo(confirms))) throw new OidcRefused();
    await this.confirmation.grant(request, confirms);
  }
}

/** Two servers' clocks; also `auth_time` has whole seconds. */
const clockToleranceMs = 30_000;
