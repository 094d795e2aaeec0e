import type { Question, QuestionDifficulty } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { QuestionsTables } from '../questions.tables.js';
import { knownOf, type KnownQuestion, provingOf, type ProvingQuestions } from './known-question.rules.js';

/** A question as a paper names it. */
export interface QuestionReference {
  questionId: string;
  version: number;
}

/** What a draw chooses among; null is everything. */
export interface DrawNarrowing {
  tag: string | null;
  difficulty: QuestionDifficulty | null;
  skillId: string | null;
}

/** Beyond so many versions what is known of them is forgotten; each takes up to a kilobyte. */
const knownAtMost = 20_000;

/** What quizzes draw from: ready questions in their newest version (QB-1, QB-2). */
@Injectable()
export class QuestionSource {
  /** What is known of versions, which never changes, as they don't (ADR 77). */
  private readonly known = new Map<string, KnownQuestion>();

  constructor(private readonly database: ReadDatabase) {}

  /** All ready questions of a bank that have tag, difficulty and skill, in an order that stays. */
  matching(bankId: string, { tag, difficulty, skillId }: DrawNarrowing): Promise<QuestionReference[]> {
    return this.database
      .over<QuestionsTables>()
      .selectFrom('questions as q')
      .select(['q.id as questionId', 'q.version'])
      .where('q.bank_id', '=', bankId)
      .where('q.state', '=', 'ready')
      .$if(difficulty !== null, (query) => query.where('q.difficulty', '=', difficulty!))
      .$if(tag !== null, (query) => query.where(sql<boolean>`q.tags @> array[${tag}]::text[]`))
      .$if(skillId !== null, (query) => query.where('q.skill_id', '=', skillId!))
      .orderBy('q.id')
      .execute();
  }

  /** What these versions say, whatever became of their questions since. */
  async contents(references: readonly QuestionReference[]): Promise<Question[]> {
    if (references.length === 0) return [];
    const ids = references.map(({ questionId }) => questionId);
    const versions = references.map(({ version }) => version);
    const { rows } = await sql<{ question_id: string; version: number; content: Question }>`
      select v.question_id, v.version, v.content
      from unnest(${ids}::uuid[], ${versions}::int[]) as asked (question_id, version)
      join question_versions v using (question_id, version)`.execute(this.database.over<QuestionsTables>());
    const known = new Map(rows.map((row) => [`${row.question_id} ${row.version}`, row.content]));
    return references.flatMap(({ questionId, version }) => known.get(`${questionId} ${version}`) ?? []);
  }

  /**
   * What of them proves something: not what can be guessed, repeats another, shares its answer with too many, or is asked
   * in the same words among `told`, whose key every learner sees (EVD-8).
   */
  async provingAmong(
    references: readonly QuestionReference[],
    told: readonly Question[] = [],
  ): Promise<ProvingQuestions> {
    const nameOf = ({ questionId, version }: QuestionReference) => `${questionId} ${version}`;
    const unknown = references.filter((one) => !this.known.has(nameOf(one)));
    if (this.known.size + unknown.length > knownAtMost) this.known.clear();
    const missing = references.filter((one) => !this.known.has(nameOf(one)));
    const versions = new Map(missing.map((one) => [one.questionId, nameOf(one)]));
    for (const content of await this.contents(missing))
      this.known.set(versions.get(content.id) ?? '', knownOf(content));
    return provingOf(
      references.flatMap((one) => {
        const known = this.known.get(nameOf(one));
        return known ? [[one.questionId, known] as const] : [];
      }),
      await this.alikeAmong(references, told),
    );
  }

  /** Those that say the same as one of `told`, with the same right answer, whatever else differs. */
  private async alikeAmong(
    references: readonly QuestionReference[],
    told: readonly Question[],
  ): Promise<ReadonlySet<string>> {
    if (told.length === 0 || references.length === 0) return new Set();
    const { rows } = await sql<{ id: string }>`
      with said as (
        select array_agg(one) as by_any from jsonb_array_elements(${JSON.stringify(told)}::jsonb) q, unnest(question_says(q)) one)
      select v.question_id as id
      from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as asked ("questionId" uuid, version int)
      join question_versions v on v.question_id = asked."questionId" and v.version = asked.version
      join said on v.says && said.by_any`.execute(this.database.over<QuestionsTables>());
    return new Set(rows.map(({ id }) => id));
  }
}
