import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { PasskeyKnown, PasskeyNotFound, PasskeyRefused, TooManyPasskeys } from '../../auth.errors.js';
import { Passkey } from './passkey.entity.js';
import { PasskeyCeremony } from './passkey-ceremony.js';

const maximumPasskeys = 20;

/** Passkeys of people (IDM-1). Callers hold the lock of the person's row for changes. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly transactions: Transactions,
    private readonly ceremony: PasskeyCeremony,
  ) {}

  /** Newest first. */
  async ofUser(em: EntityManager, userId: string): Promise<Passkey[]> {
    return em.find(Passkey, { userId }, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: maximumPasskeys });
  }

  async add(em: EntityManager, userId: string, name: string, answer: object, challenge: string): Promise<Passkey> {
    const made = await this.ceremony.verifyNew(answer, challenge);
    if (await em.count(Passkey, { credentialId: made.credentialId })) throw new PasskeyKnown();
    if ((await em.count(Passkey, { userId })) >= maximumPasskeys) throw new TooManyPasskeys();
    const passkey = em.create(Passkey, { ...made, userId, name });
    await em.flush();
    return passkey;
  }

  /** One of somebody else counts as unknown. */
  async find(em: EntityManager, userId: string, id: string): Promise<Passkey> {
    const passkey = await em.findOne(Passkey, { id, userId });
    if (!passkey) throw new PasskeyNotFound();
    return passkey;
  }

  async removeAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(Passkey, { userId });
  }

  /** Whose passkey signed the challenge; `userId` names who it must be, where somebody is at the door already. */
  async ownerOf(answer: object, challenge: string, userId?: string): Promise<string> {
    const { id: credentialId } = answer as { id?: unknown };
    if (typeof credentialId !== 'string') throw new PasskeyRefused();
    return this.transactions.run(async (em) => {
      const passkey = await em.findOne(Passkey, { credentialId, ...(userId && { userId }) });
      if (!passkey) throw new PasskeyRefused();
      const counter = await this.ceremony.verifyProof(answer, challenge, passkey, userId === undefined);
      Object.assign(passkey, { counter, lastUsedAt: new Date() });
      return passkey.userId;
    });
  }
}
