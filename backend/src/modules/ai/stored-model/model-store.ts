import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { KeptFresh } from '#platform/figures/kept-fresh';
import type { AiTables } from '../ai.tables.js';
import { type LoadedModel, noModel } from './loaded-model.js';

/** With fewer there are not the learners that a training needs. */
const enrollmentsAtLeast = 60;
const checkedEveryMs = 60_000;

/** The newest trained model, kept in memory; a model that another process trained is noticed within a minute. */
@Injectable()
export class ModelStore {
  private readonly kept = new KeptFresh<LoadedModel>((former = noModel) => this.newest(former), checkedEveryMs);

  constructor(private readonly database: ReadDatabase) {}

  current(): Promise<LoadedModel> {
    return this.kept.current();
  }

  /** Looks again at the next question. */
  forget(): void {
    this.kept.forget();
  }

  /** True where nothing was trained yet and there may be something to learn from. */
  async isMissing(): Promise<boolean> {
    const { rows } = await sql<{ missing: boolean }>`
      select not exists (select from recommendation_models)
         and exists (select from enrollments offset ${enrollmentsAtLeast}) as missing
    `.execute(this.database.over<AiTables>());
    return rows[0]!.missing;
  }

  private async newest(loaded: LoadedModel): Promise<LoadedModel> {
    const row = await this.models()
      .select(['id', 'tuning', 'calibration', sql<string[]>`course_ids::text[]`.as('course_ids')])
      // The bytes travel only when they are news.
      .select(sql<Buffer | null>`case when id is distinct from ${loaded.id}::uuid then weights end`.as('weights'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) return noModel;
    if (!row.weights) return loaded;
    const { id, tuning, calibration, course_ids: courseIds, weights } = row;
    return {
      id,
      places: new Map(courseIds.map((courseId, place) => [courseId, place])),
      courseCount: courseIds.length,
      // Copied, since a view must begin at a multiple of four.
      weights: new Float32Array(new Uint8Array(weights).buffer),
      tuning,
      calibration,
    };
  }

  private models() {
    return this.database.apart<AiTables>().selectFrom('recommendation_models');
  }
}
