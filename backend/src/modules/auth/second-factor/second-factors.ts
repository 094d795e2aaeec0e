import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { Mailer } from '#platform/mail/mailer';
import { NoSecondFactor, UserNotFound } from '../auth.errors.js';
import type { AuthTables } from '../auth.tables.js';
import { SessionRegistry } from '../session/session-registry.js';
import { User } from '../user.entity.js';
import { AuthenticatorApp } from './authenticator-app/authenticator-app.js';
import type { Passkey } from './passkey/passkey.entity.js';
import { Passkeys } from './passkey/passkeys.js';
import { RecoveryCodes } from './recovery-code/recovery-codes.js';
import { secondFactorMail, type SecondFactorNews } from './second-factor-mails.js';

/** What can stand beside a password. */
export const factorKinds = ['code', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

export interface SecondFactorState {
  authenticatorSince: Date | null;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
}

/** The second factors of people: which they have, and every change of them (IDM-1). */
@Injectable()
export class SecondFactors {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly app: AuthenticatorApp,
    private readonly passkeys: Passkeys,
    private readonly codes: RecoveryCodes,
    private readonly sessions: SessionRegistry,
    private readonly mailer: Mailer,
  ) {}

  /** None for who signs in with the password alone. */
  async of(userId: string): Promise<FactorKind[]> {
    return this.transactions.run((em) => this.kinds(em, userId));
  }

  async state(userId: string): Promise<SecondFactorState> {
    return this.transactions.run(async (em) => ({
      authenticatorSince: await this.app.confirmedAt(em, userId),
      passkeys: await this.passkeys.ofUser(em, userId),
      recoveryCodesLeft: await this.codes.left(em, userId),
    }));
  }

  /**
   * A new factor. With the first one come recovery codes, and the person's other sessions end: whoever sits at one of
   * them knew no more than the password.
   */
  async add<T>(
    userId: string,
    keepSessionId: string,
    news: SecondFactorNews,
    work: (em: EntityManager) => Promise<T>,
  ): Promise<{ added: T; recoveryCodes: string[] | null }> {
    return this.change(userId, async (em, user) => {
      const isFirst = (await this.kinds(em, userId)).length === 0;
      const added = await work(em);
      await this.sessions.rememberFactor(em, userId, keepSessionId);
      await this.tell(user, news);
      if (!isFirst) return { added, recoveryCodes: null };
      await this.sessions.endAll(em, userId, keepSessionId);
      return { added, recoveryCodes: await this.codes.renew(em, userId) };
    });
  }

  /** Where it was the last one, recovery codes go with it, and open sessions count as opened without a factor. */
  async remove(userId: string, news: SecondFactorNews, work: (em: EntityManager) => Promise<void>): Promise<void> {
    await this.change(userId, async (em, user) => {
      await work(em);
      await this.tell(user, news);
      if ((await this.kinds(em, userId)).length > 0) return;
      await this.codes.forget(em, userId);
      await this.sessions.forgetFactor(em, userId);
    });
  }

  async renewCodes(userId: string): Promise<string[]> {
    return this.change(userId, async (em, user) => {
      if ((await this.kinds(em, userId)).length === 0) throw new NoSecondFactor();
      await this.tell(user, 'recoveryCodesRenewed');
      return this.codes.renew(em, userId);
    });
  }

  /** For who lost everything: the password alone opens again, and every session ends. */
  async reset(userId: string): Promise<void> {
    await this.change(userId, async (em, user) => {
      await this.app.remove(em, userId);
      await this.passkeys.removeAll(em, userId);
      await this.codes.forget(em, userId);
      await this.sessions.endAll(em, userId);
      await this.tell(user, 'reset');
    });
  }

  /** A recovery code opened the door: its owner hears of it. */
  async tellOfRecovery(em: EntityManager, userId: string): Promise<void> {
    await this.tell(await em.findOneOrFail(User, userId), 'recoveryCodeUsed');
  }

  /** Changes of one person's factors happen one after the other: the person's row is locked. */
  async change<T>(userId: string, work: (em: EntityManager, user: User) => Promise<T>): Promise<T> {
    return this.transactions.run(async (em) => {
      const user = await em.findOne(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user) throw new UserNotFound();
      return work(em, user);
    });
  }

  private async kinds(em: EntityManager, userId: string): Promise<FactorKind[]> {
    const has = await em
      .getKysely<AuthTables>()
      .selectNoFrom((eb) => [
        eb
          .exists(
            eb
              .selectFrom('totp_secrets')
              .select('user_id')
              .where('user_id', '=', userId)
              .where('confirmed_at', 'is not', null),
          )
          .as('code'),
        eb.exists(eb.selectFrom('passkeys').select('id').where('user_id', '=', userId)).as('passkey'),
      ])
      .executeTakeFirstOrThrow();
    return factorKinds.filter((kind) => has[kind]);
  }

  private async tell(user: User, news: SecondFactorNews): Promise<void> {
    await this.mailer.send(secondFactorMail(user.email, news, `${this.config.http.publicUrl}/profile?tab=safety`));
  }
}
