import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { defaultNames } from '#platform/settings/organization-settings';
import type { FirstDayStep } from './first-day.response.js';

/** How far the first day of a site is (CON-5). */
@Injectable()
export class FirstDayQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Every step by one statement; the second factor is that of who asks. */
  async done(userId: string, mailbox: string): Promise<Record<FirstDayStep, boolean>> {
    const { rows } = await sql<Record<FirstDayStep, boolean>>`
      select
        exists (select from settings where name_ar <> ${defaultNames.nameAr}) as organization,
        exists (select from settings where logo_url is not null) as logo,
        exists (select from settings where proven_mailbox = ${mailbox}) as mailbox,
        exists (select from totp_secrets where user_id = ${userId}::uuid and confirmed_at is not null)
          or exists (select from passkeys where user_id = ${userId}::uuid) as "second-factor",
        exists (select from site_texts where ar <> '') as texts,
        exists (select from categories) as categories,
        exists (select from forums) as forums,
        exists (select from courses where is_published and not is_in_preparation) as course,
        exists (select from discussions where status = 'visible' and forum_id is not null) as discussion,
        exists (select from certificates where status = 'verified') as certificate,
        exists (select from backups where status = 'done') as backup
    `.execute(this.database.over<unknown>());
    return rows[0]!;
  }
}
