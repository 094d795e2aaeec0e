import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { FindablePeople } from '#modules/community';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { HandleTaken } from '../privacy.errors.js';
import type { PublicPageDto } from './dto/public-page.dto.js';
import { PublicProfile } from './public-profile.entity.js';

/** Opening and closing the own public page (PRF-3). */
@Injectable()
export class PublicPageService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly findable: FindablePeople,
  ) {}

  /** Who opens a page to everybody may be found by members too. */
  onModuleInit(): void {
    this.findable.alsoWhere((id) => sql`exists (select from public_profiles p where p.user_id = ${id} and p.is_open)`);
  }

  async save(
    viewer: Viewer,
    { handle = null, contact = null, showsContact = false, ...settings }: PublicPageDto,
  ): Promise<void> {
    await this.transactions.run(async (em) => {
      // Of two who ask for one name at once the unique index refuses the later, as a conflict.
      if (handle && (await em.count(PublicProfile, { handle, userId: { $ne: viewer.id } })))
        throw new HandleTaken({}, { fields: [{ field: 'handle', code: 'privacy.handle_taken' }] });
      const values = { ...settings, handle, contact, showsContact, updatedAt: new Date() };
      await em.upsert(
        PublicProfile,
        { userId: viewer.id, ...values },
        { onConflictFields: ['userId'], onConflictExcludeFields: ['id', 'createdAt'] },
      );
    });
  }
}
