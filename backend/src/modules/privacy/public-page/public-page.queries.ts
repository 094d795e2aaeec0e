import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { isUuid } from '#platform/database/is-uuid';
import { ReadDatabase } from '#platform/database/read-database';
import type { PrivacyTables } from '../privacy.tables.js';
import { personColumns, type PersonRow } from '../record/person.js';

export type PageRow = Pick<
  Selectable<PrivacyTables['public_profiles']>,
  | 'is_open'
  | 'handle'
  | 'shows_certificates'
  | 'shows_skills'
  | 'shows_projects'
  | 'shows_discussions'
  | 'contact'
  | 'shows_contact'
>;
export type OpenPageRow = PageRow & PersonRow;

export interface DiscussionRow {
  id: string;
  title: string;
  replies_count: number;
  created_at: Date | string;
}

const pageColumns = [
  'p.is_open',
  'p.handle',
  'p.shows_certificates',
  'p.shows_skills',
  'p.shows_projects',
  'p.shows_discussions',
  'p.contact',
  'p.shows_contact',
] as const;

const DISCUSSIONS_SHOWN = 5;

@Injectable()
export class PublicPageQueries {
  constructor(private readonly database: ReadDatabase) {}

  async settingsOf(userId: string): Promise<PageRow | undefined> {
    return this.database
      .over<PrivacyTables>()
      .selectFrom('public_profiles as p')
      .select(pageColumns)
      .where('p.user_id', '=', userId)
      .executeTakeFirst();
  }

  /** The open page of a name, or of the id of an account; a closed one is not there, nor one of who was suspended. */
  async openUnder(address: string): Promise<OpenPageRow | undefined> {
    const found = this.database
      .over<PrivacyTables>()
      .selectFrom('public_profiles as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(pageColumns)
      .select(personColumns)
      .where('p.is_open', '=', true)
      .where('u.suspended_at', 'is', null);
    const under = isUuid(address)
      ? found.where('p.user_id', '=', address)
      : found.where('p.handle', '=', address.toLowerCase());
    return (await under.executeTakeFirst()) as OpenPageRow | undefined;
  }

  /** The person's latest visible discussions of the forum; those of lessons stay among their learners. */
  async discussionsOf(userId: string): Promise<DiscussionRow[]> {
    return this.database
      .over<PrivacyTables>()
      .selectFrom('discussions')
      .select(['id', 'title', 'replies_count', 'created_at'])
      .where('user_id', '=', userId)
      .where('status', '=', 'visible')
      .where('forum_id', 'is not', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(DISCUSSIONS_SHOWN)
      .execute();
  }
}
