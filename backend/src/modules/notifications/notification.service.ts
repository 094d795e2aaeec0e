import { Injectable } from '@nestjs/common';
import type { LocalizedText } from '@masar/i18n';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { Notification } from './notification.entity.js';
import type { NotificationsTables } from './notifications.tables.js';

export interface Notice {
  userId: string;
  kind: 'certificate-issued' | 'role-request-decided';
  title: LocalizedText;
  /** Path of the portal. */
  href: string;
}

@Injectable()
export class NotificationService {
  constructor(private readonly transactions: Transactions) {}

  async notify({ userId, kind, title, href }: Notice): Promise<void> {
    await this.transactions.run(async (em) => {
      em.create(Notification, { userId, kind, titleAr: title.ar, titleEn: title.en, href });
      await em.flush();
    });
  }

  /** Marks own notifications as read, all of them without `ids`; those of others are left alone (NTF-2). */
  async markRead(viewer: Viewer, ids?: string[]): Promise<void> {
    if (ids?.length === 0) return;
    await this.transactions.run(async (em) => {
      await em
        .getKysely<NotificationsTables>()
        .updateTable('notifications')
        .set({ read_at: new Date() })
        .where('user_id', '=', viewer.id)
        .where('read_at', 'is', null)
        .$if(ids !== undefined, (update) => update.where('id', 'in', ids ?? []))
        .execute();
    });
  }
}
