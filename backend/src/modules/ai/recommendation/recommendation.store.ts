import type { Difficulty } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { AiTables } from '../ai.tables.js';
import { shownAtMost } from '../scoring/choosing.rules.js';
import type { Scored } from '../scoring/scoring.rules.js';
import type { Reason } from './reason.js';

/** Where a course begins. */
interface FirstLesson {
  id: string;
  titleAr: string;
  titleEn: string;
  /** Seconds; null where the lesson states none. */
  duration: number | null;
}

/** A recommendation with its course, as a list shows it. */
export interface StoredRecommendation {
  course_id: string;
  score: string;
  reasoning: Reason;
  title_ar: string;
  title_en: string;
  duration_hours: number;
  difficulty: Difficulty;
  category_id: string;
  lessons_count: number;
  thumbnail_url: string | null;
  price: string;
  first_lesson: FirstLesson | null;
}

/** Older ones are made again: courses come and go, and a night may have been missed. */
const validHours = 36;

const shownColumns = sql`r.course_id, r.score, r.reasoning, c.title_ar, c.title_en, c.duration_hours, c.difficulty,
  c.category_id, c.lessons_count, c.thumbnail_url, c.price,
  (select jsonb_build_object('id', l.id, 'titleAr', l.title_ar, 'titleEn', l.title_en, 'duration', l.duration)
     from lessons l where l.course_id = c.id order by l.order_index limit 1) as first_lesson`;

/** The rows of `ai_recommendations`. */
@Injectable()
export class RecommendationStore {
  constructor(private readonly database: ReadDatabase) {}

  /** Those that are shown: courses that can be joined only, neither joined nor dismissed since. */
  async of(userId: string): Promise<StoredRecommendation[]> {
    const { rows } = await sql<StoredRecommendation>`
      select ${shownColumns}
        from ai_recommendations r join courses c on c.id = r.course_id
       where r.user_id = ${userId} and r.created_at > now() - make_interval(hours => ${validHours}) and c.is_published
         and not c.is_in_preparation and not exists (select from enrollments e where e.user_id = r.user_id and e.course_id = r.course_id)
         and not exists (
           select from recommendation_dismissals d where d.user_id = r.user_id and d.course_id = r.course_id
              and (d.reason <> 'not-now' or d.created_at > r.created_at))
       order by r.place limit ${shownAtMost}
    `.execute(this.tables());
    return rows;
  }

  /** Everybody who has some and was here lately. */
  async people(): Promise<string[]> {
    const rows = await this.tables()
      .selectFrom('users as u')
      .select('u.id')
      .where('u.last_active_at', '>', sql<Date>`now() - interval '30 days'`)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('ai_recommendations as r').select('r.id').whereRef('r.user_id', '=', 'u.id')),
      )
      .orderBy('u.id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Writes these in place of the former ones and answers those to show, in one statement. People and courses that are
   * gone by now are left out.
   */
  async replace(chosen: ReadonlyMap<string, readonly Scored[]>): Promise<StoredRecommendation[]> {
    const values = [...chosen].flatMap(([userId, list]) =>
      list.map(({ course, score, reason }, place) => ({
        user_id: userId,
        course_id: course.id,
        score,
        reasoning: reason,
        place,
      })),
    );
    const { rows } = await sql<StoredRecommendation>`
      with made as (
        select m.* from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
                 as m (user_id uuid, course_id uuid, score numeric, reasoning jsonb, place int)
          join users u on u.id = m.user_id join courses c on c.id = m.course_id
      ), gone as (
        delete from ai_recommendations r
         where r.user_id = any (${[...chosen.keys()]}::uuid[])
           and not exists (select from made m where m.user_id = r.user_id and m.course_id = r.course_id)
      ), kept as (
        insert into ai_recommendations as r (user_id, course_id, score, reasoning, place)
        select user_id, course_id, score, reasoning, place from made order by user_id, course_id
        on conflict (user_id, course_id) do update
          set score = excluded.score, reasoning = excluded.reasoning, place = excluded.place, created_at = now()
        returning *
      )
      select ${shownColumns} from kept r join courses c on c.id = r.course_id
       where c.is_published and not c.is_in_preparation order by r.user_id, r.place limit ${shownAtMost}
    `.execute(this.tables());
    return rows;
  }

  /** Drops somebody's, so that the next look makes new ones. */
  async forget(userId: string): Promise<void> {
    await this.tables().deleteFrom('ai_recommendations').where('user_id', '=', userId).execute();
  }

  private tables() {
    return this.database.over<AiTables>();
  }
}
