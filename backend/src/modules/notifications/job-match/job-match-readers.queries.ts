import { jobMatchNews } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { NotificationsTables } from '../notifications.tables.js';

/** Somebody who wants to hear of vacancies that fit. */
export interface JobMatchReader {
  id: string;
  /** Percent from which on they want to. */
  from: number;
  /** Of how many they may still hear today. */
  left: number;
}

export const readersAtOnce = 500;

/** Who hears of vacancies that fit: nobody who did not ask for it (NTF-5). */
@Injectable()
export class JobMatchReaderQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** A page of them, in the order of their ids. */
  async after(id: string | undefined, now: Date): Promise<JobMatchReader[]> {
    return this.readers(now)
      .$if(id !== undefined, (select) => select.where('p.user_id', '>', id ?? ''))
      .orderBy('p.user_id')
      .limit(readersAtOnce)
      .execute();
  }

  /** Undefined where this person does not want to hear of any. */
  async one(id: string, now: Date): Promise<JobMatchReader | undefined> {
    return this.readers(now).where('p.user_id', '=', id).executeTakeFirst();
  }

  /** Of which vacancies somebody has heard, ever. */
  async toldOf(userId: string): Promise<Set<string>> {
    const rows = await this.database
      .over<NotificationsTables>()
      .selectFrom('notifications')
      .select('source')
      .where('user_id', '=', userId)
      .where('kind', '=', 'job-match')
      .execute();
    return new Set(rows.flatMap(({ source }) => source ?? []));
  }

  private readers(now: Date) {
    const day = new Date(now.getTime() - 24 * 60 * 60_000);
    return this.database
      .over<NotificationsTables>()
      .selectFrom('notification_preferences as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select('p.user_id as id')
      .select(sql<number>`coalesce(p.threshold, ${jobMatchNews.threshold}::int)`.as('from'))
      .select(
        sql<number>`${jobMatchNews.mostADay}::int - (select count(*)::int from notifications n
          where n.user_id = p.user_id and n.created_at > ${day} and n.kind = 'job-match')`.as('left'),
      )
      .where('p.kind', '=', sql.lit('job-match'))
      .where('p.channel', '<>', sql.lit('none'))
      .where('u.suspended_at', 'is', null);
  }
}
