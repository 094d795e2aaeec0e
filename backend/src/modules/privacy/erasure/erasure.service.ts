import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { AccountAdministration, AccountOwners } from '#modules/auth';
import type { Viewer } from '#platform/access/viewer';
import { AuditTrail } from '#platform/audit/audit-trail';
import { allowLongStatements } from '#platform/database/transaction-modes';
import { Transactions } from '#platform/database/transactions';
import { FileRemoval } from '#platform/files/file-removal';
import {
  type DataSubject,
  type ErasureChoices,
  PERSONAL_DATA,
  type PersonalData,
} from '#platform/personal-data/personal-data';
import type { PrivacyTables } from '../privacy.tables.js';
import { confirmAddress } from './confirm-address.js';
import type { ErasePersonDto } from './erase-account.dto.js';
import { removeCalls } from './remove-calls.js';

/** Erases a person: all of it or nothing (PRF-4). What every module does about it stands in its declaration. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly transactions: Transactions,
    private readonly owners: AccountOwners,
    private readonly accounts: AccountAdministration,
    private readonly trail: AuditTrail,
    private readonly files: FileRemoval,
    @Inject(PERSONAL_DATA) private readonly data: PersonalData,
  ) {}

  /** Erases whoever asks for it themselves, but for the last administrator. */
  async erase(userId: string, choices: ErasureChoices): Promise<void> {
    await this.transactions.run(async (em) => this.remove(em, await this.owners.lockLeaving(em, userId), choices));
  }

  /**
   * Erases somebody who asked an administrator for it; nobody themselves here, so that an administrator always remains.
   * The entry of the audit log tells who did it and why, and of the person the id alone, which names nobody any more.
   */
  async eraseForSomebody(
    admin: Viewer,
    userId: string,
    { confirmation, reason, keepsCertificates }: ErasePersonDto,
    requestId: string,
  ): Promise<void> {
    await this.transactions.run(async (em) => {
      confirmAddress(await this.accounts.lockOther(em, admin, userId), confirmation);
      await this.remove(em, await this.owners.lock(em, userId), { keepsCertificates });
      await this.trail.append({
        actorId: admin.id,
        action: 'erasure',
        resource: 'users',
        resourceId: userId,
        requestId,
        before: null,
        after: { reason, keepsCertificates },
      });
    });
  }

  private async remove(em: EntityManager, person: DataSubject, choices: ErasureChoices): Promise<void> {
    // A forum of years is searched for the name; the role's limit is meant for requests that read a page.
    await allowLongStatements(em, 60);
    await this.removeFiles(em, person);
    for (const { calls = [] } of this.data.sources) {
      for (const texts of calls) await removeCalls(em, texts, person);
    }
    for (const source of this.data.sources) {
      for (const statement of source.erase?.(person, choices) ?? [])
        await statement.execute(em.getKysely<PrivacyTables>());
    }
    await this.owners.remove(em, person.id);
  }

  private async removeFiles(em: EntityManager, person: DataSubject): Promise<void> {
    for (const { files } of this.data.sources) {
      if (!files) continue;
      const { rows } = await files(person).execute(em.getKysely<PrivacyTables>());
      await this.files.remove(
        em,
        rows.map(({ id }) => id),
      );
    }
  }
}
