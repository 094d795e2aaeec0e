import { calledNames, mentionKey } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { profileName, userWords, userWordsQuery } from '#modules/auth';
import { folded } from '#platform/database/folded-text';
import { ReadDatabase } from '#platform/database/read-database';
import type { DiscussionPlace } from '../community.events.js';
import type { CommunityTables } from '../community.tables.js';
import { type Nameable, resolveMentions } from './mentions.rules.js';

/** Finds the people whom a text calls by @name (NTF-1); who was suspended is not called. */
@Injectable()
export class Mentions {
  constructor(private readonly database: ReadDatabase) {}

  /** Ids of people whom `text` calls and `before` did not, the author left out. */
  async newIn(text: string, before: string, place: DiscussionPlace, authorId: string): Promise<string[]> {
    const calls = calledNames(text);
    if (calls.length === 0) return [];
    const people = [
      ...(await this.participants(place.discussionId)),
      // Anybody may be called into a forum; a lesson's discussion stays among those who are in it.
      ...(place.lessonId === null ? await this.named(calls.flat()) : []),
    ];
    const known = resolveMentions(calledNames(before), people);
    return resolveMentions(calls, people).filter((id) => id !== authorId && !known.includes(id));
  }

  private async participants(discussionId: string): Promise<Nameable[]> {
    const rows = await this.database
      .over<CommunityTables>()
      .selectFrom('users as u')
      .select(['u.id', 'u.first_name', 'u.last_name', 'u.name_en'])
      .where(
        sql<boolean>`u.id in (select d.user_id from discussions d where d.id = ${discussionId}
          union select r.user_id from replies r where r.discussion_id = ${discussionId} and r.status = 'visible')`,
      )
      .where('u.suspended_at', 'is', null)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      first: row.first_name,
      last: row.last_name,
      english: row.name_en,
      isParticipant: true,
    }));
  }

  private async named(names: readonly string[]): Promise<Nameable[]> {
    // Found by their words, of which an index knows every spelling but marks and the letters of other keyboards.
    const several = names.filter((name) => name.includes('_'));
    const words = [...new Set(several.flatMap((name) => [mentionKey(name), name]).map(userWordsQuery))].filter(Boolean);
    const found = sql<boolean>`${sql.raw(userWords('u.'))} @@ ${words.map((query) => `(${query})`).join(' | ')}::tsquery`;
    const isNamed = (name: RawBuilder<unknown>) =>
      sql<boolean>`${folded(sql`replace(${name}, ' ', '_')`)} = any(${several.map(mentionKey)}::text[])`;
    const single = names.filter((name) => !name.includes('_'));
    const rows = await this.database
      .over<CommunityTables>()
      .selectFrom('users as u')
      .select(['u.id', 'u.first_name', 'u.last_name', 'u.name_en'])
      .where((eb) =>
        eb.or([
          sql<boolean>`${profileName()} = any(${single}::text[])`,
          sql<boolean>`u.name_en = any(${single}::text[])`,
          ...(words.length > 0
            ? [eb.and([found, eb.or([isNamed(profileName()), isNamed(sql.ref('u.name_en'))])])]
            : []),
        ]),
      )
      .where('u.suspended_at', 'is', null)
      .limit(50)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      first: row.first_name,
      last: row.last_name,
      english: row.name_en,
      isParticipant: false,
    }));
  }
}
