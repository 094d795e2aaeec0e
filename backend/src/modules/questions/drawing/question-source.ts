import type { Question, QuestionDifficulty } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { QuestionsTables } from '../questions.tables.js';
import type { QuizPlace } from '../quiz-place.js';
import { keysElsewhere } from './keys-elsewhere.js';
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

/** So many versions are held at once while it is found out what is known of them. */
const readAtOnce = 100;

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
    return (await this.versions(references)).map(({ content }) => content);
  }

  private async versions(references: readonly QuestionReference[]) {
    if (references.length === 0) return [];
    const ids = references.map(({ questionId }) => questionId);
    const versions = references.map(({ version }) => version);
    const { rows } = await sql<{ question_id: string; version: number; content: Question; says: string[] }>`
      select v.question_id, v.version, v.content, v.says
      from unnest(${ids}::uuid[], ${versions}::int[]) as asked (question_id, version)
      join question_versions v using (question_id, version)`.execute(this.database.over<QuestionsTables>());
    const known = new Map(rows.map((row) => [`${row.question_id} ${row.version}`, row]));
    return references.flatMap(({ questionId, version }) => known.get(`${questionId} ${version}`) ?? []);
  }

  /**
   * What of them proves something in this quiz: not what can be guessed, repeats another, shares its answer with too many
   * (also as often as papers ask each, which is `expected`), or is asked where learners come to see its key (EVD-8).
   */
  async provingAmong(
    references: readonly QuestionReference[],
    place: QuizPlace,
    expected?: ReadonlyMap<string, number>,
  ): Promise<ProvingQuestions> {
    const nameOf = ({ questionId, version }: QuestionReference) => `${questionId} ${version}`;
    const unknown = references.filter((one) => !this.known.has(nameOf(one)));
    if (this.known.size + unknown.length > knownAtMost) this.known.clear();
    const missing = references.filter((one) => !this.known.has(nameOf(one)));
    for (let at = 0; at < missing.length; at += readAtOnce)
      for (const { question_id: questionId, version, content, says } of await this.versions(
        missing.slice(at, at + readAtOnce),
      ))
        this.known.set(nameOf({ questionId, version }), knownOf(content, says));
    return provingOf(
      references.flatMap((one) => {
        const known = this.known.get(nameOf(one));
        return known ? [[one.questionId, known] as const] : [];
      }),
      await keysElsewhere(this.database.over<QuestionsTables>(), references, place),
      expected,
    );
  }
}
