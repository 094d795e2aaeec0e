import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { openBytes, sealBytes } from '#platform/signing/sealed-bytes';
import { AuthenticatorExists, AuthenticatorMissing, WrongCode } from '../../auth.errors.js';
import { newTotpSecret, stepOfCode } from './totp.rules.js';
import { TotpSecret } from './totp-secret.entity.js';

/** Codes of an authenticator app, each accepted once (IDM-1). Callers hold the lock of the person's row for changes. */
@Injectable()
export class AuthenticatorApp {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  async confirmedAt(em: EntityManager, userId: string): Promise<Date | null> {
    return (await em.findOne(TotpSecret, { userId }))?.confirmedAt ?? null;
  }

  /** A new secret, which counts as soon as a code of it was seen; one that was begun before is forgotten. */
  async begin(em: EntityManager, userId: string): Promise<Uint8Array> {
    const kept = await em.findOne(TotpSecret, { userId }, { refresh: true });
    if (kept?.confirmedAt) throw new AuthenticatorExists();
    const secret = newTotpSecret();
    const sealedSecret = sealBytes(secret, this.config.session.secret, purposeOf(userId));
    if (kept) kept.sealedSecret = sealedSecret;
    else em.create(TotpSecret, { userId, sealedSecret });
    await em.flush();
    return secret;
  }

  /** The first code proves that the app has the secret. */
  async confirm(em: EntityManager, userId: string, code: string): Promise<void> {
    const kept = await em.findOne(TotpSecret, { userId }, { refresh: true });
    if (!kept) throw new AuthenticatorMissing();
    if (kept.confirmedAt) throw new AuthenticatorExists();
    const step = this.stepOf(kept, code);
    if (step === undefined) throw new WrongCode({}, { fields: [{ field: 'code', code: 'auth.wrong_code' }] });
    Object.assign(kept, { confirmedAt: new Date(), lastUsedStep: step });
    await em.flush();
  }

  /** Spends a code; it and all before it are worth nothing afterwards, whoever saw them. */
  async spend(em: EntityManager, userId: string, code: string): Promise<boolean> {
    const kept = await em.findOne(TotpSecret, { userId, confirmedAt: { $ne: null } });
    const step = kept && this.stepOf(kept, code);
    if (!kept || step === undefined || step === null) return false;
    const unspent = { id: kept.id, lastUsedStep: { $lt: step } };
    return (await em.nativeUpdate(TotpSecret, unspent, { lastUsedStep: step })) === 1;
  }

  /** Says whether there was one. */
  async remove(em: EntityManager, userId: string): Promise<boolean> {
    return (await em.nativeDelete(TotpSecret, { userId })) > 0;
  }

  private stepOf({ sealedSecret, userId }: TotpSecret, code: string): number | undefined {
    const secret = openBytes(sealedSecret, this.config.session.secret, purposeOf(userId));
    return secret && stepOfCode(secret, code, new Date());
  }
}

/** The person is part of the key: a secret that is copied into another row opens nothing. */
const purposeOf = (userId: string): string => `masar authenticator app ${userId}`;
