import type { NotificationKind } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { Inject, Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { LiveNews, maximumTopics } from '#platform/live/live-news';
import { Mailer } from '#platform/mail/mailer';
import { notificationMail, unsubscribePath } from './notification-mails.js';
import type { NotificationsTables } from './notifications.tables.js';
import { mailEndToken } from './preference/mail-end-token.js';
import { type Recipient, RecipientQueries } from './recipients.queries.js';
import { userTopic } from './stream/live-topics.js';

export interface Notice {
  kind: NotificationKind;
  title: LocalizedText;
  /** Path of the portal. */
  href: string;
  /** What it tells of; nobody is told of the same twice. */
  source?: string;
}

/** Writes notifications in the transaction that causes them, with their mails and the news for open tabs (REL-4). */
@Injectable()
export class NotificationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly recipients: RecipientQueries,
    private readonly live: LiveNews,
    private readonly mailer: Mailer,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Tells each of these people who wants to hear of the kind. */
  async notify(userIds: readonly string[], notice: Notice): Promise<void> {
    await this.transactions.run(async () => {
      const recipients = await this.recipients.wanting(notice.kind, userIds);
      const told = await this.write(recipients, notice);
      await this.announce(told.map(({ id }) => id));
      for (const recipient of told) await this.mail(recipient, notice);
    });
  }

  /** Sends it to who wants the kind by mail at once. */
  async mail({ id, mailTo }: Recipient, { kind, title, href }: Notice): Promise<void> {
    if (!mailTo) return;
    const { publicUrl } = this.config.http;
    const token = mailEndToken({ userId: id, setting: kind }, this.config.session.secret);
    const unsubscribeUrl = `${publicUrl}${unsubscribePath(token)}`;
    await this.mailer.send(notificationMail({ to: mailTo, title, url: `${publicUrl}${href}`, unsubscribeUrl }));
  }

  /** Moves the bells in the open tabs of these people (NTF-3). */
  async announce(userIds: readonly string[]): Promise<void> {
    for (let start = 0; start < userIds.length; start += maximumTopics) {
      const topics = userIds.slice(start, start + maximumTopics).map(userTopic);
      await this.live.push({ topics, kind: 'notifications-changed' });
    }
  }

  /** Marks own notifications as read, all of them without `ids`; those of others are left alone (NTF-2). */
  async markRead(viewer: Viewer, ids?: string[]): Promise<void> {
    if (ids?.length === 0) return;
    await this.transactions.run(async (em) => {
      const { numUpdatedRows } = await em
        .getKysely<NotificationsTables>()
        .updateTable('notifications')
        .set({ read_at: new Date() })
        .where('user_id', '=', viewer.id)
        .where('read_at', 'is', null)
        .$if(ids !== undefined, (update) => update.where('id', 'in', ids ?? []))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) await this.announce([viewer.id]);
    });
  }

  /** Answers who had not been told of it before. */
  private async write(recipients: Recipient[], { kind, title, href, source }: Notice): Promise<Recipient[]> {
    if (recipients.length === 0) return [];
    const now = new Date();
    const rows = await this.transactions
      .required()
      .em.getKysely<NotificationsTables>()
      .insertInto('notifications')
      .values(
        recipients.map(({ id }) => ({
          id: v7(),
          user_id: id,
          kind,
          title_ar: title.ar,
          title_en: title.en,
          href,
          source: source ?? null,
          created_at: now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .execute();
    const told = new Set(rows.map((row) => row.user_id));
    return recipients.filter(({ id }) => told.has(id));
  }
}
