import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Transactions } from '#platform/database/transactions';
import { AttemptLimiter } from '../attempt/attempt-limiter.js';
import { PasskeyRefused, WrongCode } from '../auth.errors.js';
import { AuthenticatorApp } from './authenticator-app/authenticator-app.js';
import { PasskeyCeremony } from './passkey/passkey-ceremony.js';
import { Passkeys } from './passkey/passkeys.js';
import { type ChallengePurpose, SingleUseChallenge } from './passkey/single-use-challenge.js';
import { RecoveryCodes } from './recovery-code/recovery-codes.js';
import { SecondFactors } from './second-factors.js';

/** One of the three. */
export interface FactorProof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: object | undefined;
}

/** Whether somebody holds what belongs to an account, each proof once (IDM-1). */
@Injectable()
export class FactorProofs {
  constructor(
    private readonly transactions: Transactions,
    private readonly app: AuthenticatorApp,
    private readonly passkeys: Passkeys,
    private readonly ceremony: PasskeyCeremony,
    private readonly challenges: SingleUseChallenge,
    private readonly codes: RecoveryCodes,
    private readonly factors: SecondFactors,
    private readonly limiter: AttemptLimiter,
  ) {}

  /** What the browser needs to ask one of the person's passkeys; without a person, any that the device has. */
  async passkeyOptions(request: Request, purpose: ChallengePurpose, userId?: string) {
    const known = userId ? await this.transactions.run((em) => this.passkeys.ofUser(em, userId)) : [];
    const options = await this.ceremony.optionsForProof(known);
    this.challenges.keep(request, purpose, options.challenge);
    return options;
  }

  /** Refuses a wrong proof. Guessing is slowed down, at the door and inside apart. */
  async demand(request: Request, purpose: ChallengePurpose, userId: string, proof: FactorProof): Promise<void> {
    const counted = purpose === 'sign-in' ? 'second-step' : 'factor-confirmation';
    await this.limiter.guess(counted, request, userId, () => this.check(request, purpose, userId, proof));
  }

  /** Whose passkey it is, where nobody said who is at the door. */
  async ownerOf(request: Request, passkey: object): Promise<string> {
    const { id } = passkey as { id?: unknown };
    if (typeof id !== 'string') throw new PasskeyRefused();
    return this.limiter.look('passkey', request, id, async () =>
      this.passkeys.ownerOf(passkey, await this.challenges.take(request, 'sign-in')),
    );
  }

  private async check(
    request: Request,
    purpose: ChallengePurpose,
    userId: string,
    { code, recoveryCode, passkey }: FactorProof,
  ): Promise<void> {
    if (passkey) await this.passkeys.ownerOf(passkey, await this.challenges.take(request, purpose), userId);
    else if (recoveryCode !== undefined) await this.recover(userId, recoveryCode);
    else if (!(await this.transactions.run((em) => this.app.spend(em, userId, code ?? '')))) throw wrong('code');
  }

  private async recover(userId: string, code: string): Promise<void> {
    await this.transactions.run(async (em) => {
      if (!(await this.codes.spend(em, userId, code))) throw wrong('recoveryCode');
      await this.factors.tellOfRecovery(em, userId);
    });
  }
}

const wrong = (field: 'code' | 'recoveryCode'): WrongCode =>
  new WrongCode({}, { fields: [{ field, code: 'auth.wrong_code' }] });
