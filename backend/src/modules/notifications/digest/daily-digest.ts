import { calendarDay } from '@masar/i18n';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { v7 } from 'uuid';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { Mailer } from '#platform/mail/mailer';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { digestMail, unsubscribePath } from '../notification-mails.js';
import type { NotificationsTables } from '../notifications.tables.js';
import { mailEndToken } from '../preference/mail-end-token.js';

const digest = taskKind('notifications.digest');
/** Eight in the morning in Baghdad; schedules count in UTC. */
const everyMorning = '0 5 * * *';
const peopleAtOnce = 200;
const titlesInMail = 10;
const dayMs = 24 * 60 * 60_000;

/** One mail a day to who asked for it and has something unread (NTF-2). */
@Injectable()
export class DailyDigest implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly database: ReadDatabase,
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.tasks.work(digest, () => this.send(new Date()), everyMorning);
  }

  /** However often it runs on a day, each person gets one mail. */
  async send(now: Date): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (let people = await this.waiting(now, after); people.length > 0; people = await this.waiting(now, after)) {
      for (const { id, email } of people) await this.sendTo(id, email, now);
      after = people.at(-1)?.id ?? after;
    }
  }

  private async sendTo(userId: string, email: string, now: Date): Promise<void> {
    await this.transactions.run(async (em) => {
      const rows = em.getKysely<NotificationsTables>();
      const titles = await unmailed(rows, userId, now);
      const [first] = titles;
      if (!first) return;
      const claimed = await rows
        .insertInto('notification_digests')
        .values({ id: v7(), user_id: userId, day: calendarDay(now), created_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'day']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!claimed) return;
      const { publicUrl } = this.config.http;
      const token = mailEndToken({ userId, setting: 'digest' }, this.config.session.secret);
      await this.mailer.send(
        digestMail({
          to: email,
          titles: titles.map((row) => ({ ar: row.title_ar, en: row.title_en })),
          total: first.total,
          url: `${publicUrl}/notifications`,
          unsubscribeUrl: `${publicUrl}${unsubscribePath(token)}`,
        }),
      );
    });
  }

  /** People who asked for the digest and have not had today's. */
  private async waiting(now: Date, after: string): Promise<{ id: string; email: string }[]> {
    return this.database
      .over<NotificationsTables>()
      .selectFrom('notification_preferences as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(['u.id', 'u.email'])
      .where('p.kind', '=', sql.lit('digest'))
      .where('p.channel', '=', sql.lit('email'))
      .where('u.email_verified_at', 'is not', null)
      .where('p.user_id', '>', after)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('notification_digests as d')
              .select('d.id')
              .whereRef('d.user_id', '=', 'p.user_id')
              .where('d.day', '=', calendarDay(now)),
          ),
        ),
      )
      .orderBy('p.user_id')
      .limit(peopleAtOnce)
      .execute();
  }
}

/** What is unread since the digest before, or else since yesterday, and was not mailed by itself; each row with the total. */
function unmailed(rows: Kysely<NotificationsTables>, userId: string, now: Date) {
  const since = sql<Date>`coalesce((select max(d.created_at) from notification_digests d where d.user_id = ${userId}),
    ${new Date(now.getTime() - dayMs)}::timestamptz)`;
  return rows
    .selectFrom('notifications as n')
    .leftJoin('notification_preferences as p', (join) =>
      join.onRef('p.user_id', '=', 'n.user_id').onRef('p.kind', '=', 'n.kind'),
    )
    .select(['n.title_ar', 'n.title_en', sql<number>`(count(*) over ())::int`.as('total')])
    .where('n.user_id', '=', userId)
    .where('n.read_at', 'is', null)
    .where('n.created_at', '>', since)
    .where(sql<boolean>`p.channel is distinct from 'email'`)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(titlesInMail)
    .execute();
}
