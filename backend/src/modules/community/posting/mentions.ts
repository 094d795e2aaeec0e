import { mentionedNames, mentionOf } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { profileName } from '#modules/auth';
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
    const known = mentionedNames(before);
    const names = mentionedNames(text).filter((name) => !known.includes(name));
    if (names.length === 0) return [];
    const ids = resolveMentions(names, [
      ...(await this.participants(place.discussionId)),
      // Anybody may be called into a forum; a lesson's discussion stays among those who are in it.
      ...(place.lessonId === null ? await this.named(names) : []),
    ]);
    return ids.filter((id) => id !== authorId);
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
    const fullName = sql<string>`replace(${profileName()}, ' ', '_')`;
    const englishName = sql<string>`replace(u.name_en, ' ', '_')`;
    const written = names.map(mentionOf);
    const rows = await this.database
      .over<CommunityTables>()
      .selectFrom('users as u')
      .select(['u.id', 'u.first_name', 'u.last_name', 'u.name_en'])
      .where((eb) => eb.or([eb(fullName, 'in', written), eb(englishName, 'in', written)]))
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
