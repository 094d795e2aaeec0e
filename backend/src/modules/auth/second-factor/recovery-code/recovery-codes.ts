import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { RecoveryCode } from './recovery-code.entity.js';
import { hashOfRecoveryCode, newRecoveryCode, recoveryCodeCount } from './recovery-code.rules.js';

/** Ten codes for each person with a second factor; each opens the door once (IDM-1). */
@Injectable()
export class RecoveryCodes {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** New codes in place of all earlier ones. The answer is all that there is of them: rows keep hashes. */
  async renew(em: EntityManager, userId: string): Promise<string[]> {
    await this.forget(em, userId);
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    for (const code of codes) em.create(RecoveryCode, { userId, codeHash: this.hashOf(code, userId) });
    await em.flush();
    return codes;
  }

  async left(em: EntityManager, userId: string): Promise<number> {
    return em.count(RecoveryCode, { userId, usedAt: null });
  }

  /** Spends a code; of two simultaneous attempts with the same one succeeds. */
  async spend(em: EntityManager, userId: string, code: string): Promise<boolean> {
    const unspent = { userId, codeHash: this.hashOf(code, userId), usedAt: null };
    return (await em.nativeUpdate(RecoveryCode, unspent, { usedAt: new Date() })) === 1;
  }

  async forget(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(RecoveryCode, { userId });
  }

  private hashOf(code: string, userId: string): string {
    return hashOfRecoveryCode(code, userId, this.config.session.secret);
  }
}
