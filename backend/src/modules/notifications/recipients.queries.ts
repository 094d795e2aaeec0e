import { defaultChannelOf, type NotificationChannel, type NotificationKind, type Role } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { type CourseDeed, type CoursesTables, teachersOf } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import type { NotificationsTables } from './notifications.tables.js';

/** Somebody who wants to hear of a kind. */
export interface Recipient {
  id: string;
  role: Role;
  /** Only where they want this kind by mail and the address is theirs. */
  mailTo: string | null;
}

@Injectable()
export class RecipientQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Who of these people wants to hear of a kind at all (NTF-2). */
  async wanting(kind: NotificationKind, userIds: readonly string[]): Promise<Recipient[]> {
    if (userIds.length === 0) return [];
    const channel = sql<NotificationChannel>`coalesce(p.channel, ${defaultChannelOf(kind)})`;
    return this.database
      .over<NotificationsTables>()
      .selectFrom('users as u')
      .leftJoin('notification_preferences as p', (join) => join.onRef('p.user_id', '=', 'u.id').on('p.kind', '=', kind))
      .select(['u.id', 'u.role'])
      .select(
        sql<string | null>`case when ${channel} = 'email' and u.email_verified_at is not null then u.email end`.as(
          'mailTo',
        ),
      )
      .where('u.id', 'in', [...userIds])
      .where(channel, '<>', 'none')
      .execute();
  }

  /** Everybody who administers the platform. */
  async administrators(): Promise<string[]> {
    const rows = await this.database
      .over<NotificationsTables>()
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Everybody who may do this in a course (CRS-14). */
  async teachersOf(courseId: string, deed: CourseDeed): Promise<string[]> {
    const { rows } = await sql<{ user_id: string }>`${teachersOf(sql`${courseId}::uuid`, deed)}`.execute(
      this.database.over<CoursesTables>(),
    );
    return rows.map((row) => row.user_id);
  }

  /** How readers of each language call somebody (PRF-1); empty where they gave no name. */
  async namesOf(userId: string): Promise<LocalizedText> {
    const row = await this.database
      .over<NotificationsTables>()
      .selectFrom('users')
      .select([personName('users', 'ar').as('ar'), personName('users', 'en').as('en')])
      .where('id', '=', userId)
      .executeTakeFirst();
    return { ar: row?.ar ?? '', en: row?.en ?? '' };
  }
}
