import { mentionKey, normalizeText, type Role } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { personName, profileName, userWords, userWordsQuery } from '#modules/auth';
import { folded, likePattern } from '#platform/database/folded-text';
import { ReadDatabase } from '#platform/database/read-database';
import type { CommunityTables } from '../community.tables.js';
import { FindablePeople } from './findable-people.js';
import type { Nameable } from './mentions.rules.js';

/** Somebody who is offered, with what others see of them. */
export interface Offered extends Nameable {
  name: string | null;
  role: Role;
  profileImageUrl: string | null;
}

/** More namesakes than these are not told apart. */
const READ_AT_MOST = 50;
/** One letter would be a walk through everybody. */
const LETTERS_MINIMUM = 2;

const columns = ['u.id', 'u.first_name', 'u.last_name', 'u.name_en', 'u.role', 'u.profile_image_url'] as const;

/** Who may be called by @name where; nobody who was suspended (NTF-1). */
@Injectable()
export class NameablePeople {
  constructor(
    private readonly database: ReadDatabase,
    private readonly findable: FindablePeople,
  ) {}

  /** Who wrote what everybody in the discussion reads. */
  participants(discussionId: string): Promise<Offered[]> {
    return this.where(
      sql`u.id in (select d.user_id from discussions d where d.id = ${discussionId}
        union select r.user_id from replies r where r.discussion_id = ${discussionId} and r.status = 'visible')`,
      true,
    );
  }

  /** Who teaches the lesson's course, and who learns there and wrote in a discussion of its lessons. */
  ofCourse(lessonId: string): Promise<Offered[]> {
    return this.where(
      sql`u.id in (select p.user_id from lessons l join course_people p on p.course_id = l.course_id where l.id = ${lessonId}
        union select e.user_id from lessons l join enrollments e on e.course_id = l.course_id
          join lessons other on other.course_id = l.course_id join discussions d on d.lesson_id = other.id
          where l.id = ${lessonId} and d.status = 'visible' and (d.user_id = e.user_id or exists (
            select from replies r where r.discussion_id = d.id and r.user_id = e.user_id and r.status = 'visible')))`,
      false,
    );
  }

  /** Bearers of these full names; a single word is a full name too where somebody has no other. */
  named(names: readonly string[]): Promise<Offered[]> {
    // Found by their words, of which an index knows every spelling but marks and the letters of other keyboards.
    const several = names.filter((name) => name.includes('_'));
    const words = [...new Set(several.flatMap((name) => [mentionKey(name), name]).map(userWordsQuery))].filter(Boolean);
    const isNamed = (name: RawBuilder<unknown>) =>
      sql<boolean>`${folded(sql`replace(${name}, ' ', '_')`)} = any(${several.map(mentionKey)}::text[])`;
    const single = names.filter((name) => !name.includes('_')).flatMap((name) => [name, name.replaceAll('\u0640', '')]);
    const bySeveral = sql<boolean>`(${wordsMatch(words)} and (${isNamed(profileName())} or ${isNamed(sql.ref('u.name_en'))}))`;
    return this.where(
      sql`(${profileName()} = any(${single}::text[]) or u.name_en = any(${single}::text[])
        or ${words.length > 0 ? bySeveral : sql`false`})`,
      false,
    );
  }

  /** Who may be found by others and has a name of which each typed word begins one; addresses are never compared. */
  findableBy(typed: string): Promise<Offered[]> {
    const words = normalizeText(typed).split(/\s+/).filter(Boolean);
    if (words.join('').length < LETTERS_MINIMUM) return Promise.resolve([]);
    const queries = [...new Set([typed, words.join(' ')].map(userWordsQuery))].filter(Boolean);
    if (queries.length === 0) return Promise.resolve([]);
    const names = folded(sql`' ' || concat_ws(' ', ${profileName()}, u.name_en)`);
    const begins = words.map((word) => sql`${names} like ${`% ${likePattern(word)}%`}`);
    return this.where(
      sql`${wordsMatch(queries)} and ${sql.join(begins, sql` and `)} and ${this.findable.condition(sql.ref('u.id'))}`,
      false,
    );
  }

  private async where(condition: RawBuilder<unknown>, isParticipant: boolean): Promise<Offered[]> {
    const query = this.database
      .over<CommunityTables>()
      .selectFrom('users as u')
      .select(columns)
      .select(personName().as('name'))
      .where(sql<boolean>`${condition}`)
      .where('u.suspended_at', 'is', null);
    // Everybody of a discussion counts; of others a name that many bear calls nobody anyway.
    const rows = await (isParticipant ? query : query.limit(READ_AT_MOST)).execute();
    return rows.map((row) => ({
      id: row.id,
      first: row.first_name,
      last: row.last_name,
      english: row.name_en,
      isParticipant,
      name: row.name,
      role: row.role,
      profileImageUrl: row.profile_image_url,
    }));
  }
}

const wordsMatch = (queries: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.raw(userWords('u.'))} @@ ${queries.map((query) => `(${query})`).join(' | ')}::tsquery`;
