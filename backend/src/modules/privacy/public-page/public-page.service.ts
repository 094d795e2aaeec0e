import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { HandleTaken } from '../privacy.errors.js';
import type { PublicPageDto } from './dto/public-page.dto.js';
import { PublicProfile } from './public-profile.entity.js';

/** Opening and closing the own public page (PRF-3). */
@Injectable()
export class PublicPageService {
  constructor(private readonly transactions: Transactions) {}

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
