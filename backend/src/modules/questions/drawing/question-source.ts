import { drawingProof, type Question, type QuestionDifficulty, quizDefaults } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { QuestionsTables } from '../questions.tables.js';
import type { QuizPlace } from '../quiz-place.js';
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
   * (also as often as papers ask each, which is `expected`), or is asked in the same words where keys are shown to
   * learners: among `told`, or of banks in other lessons of the course; or by a lesson of another course, or its final in
   * so many attempts that guessing passes, whose key anybody reads who may join or has joined (EVD-8).
   */
  async provingAmong(
    references: readonly QuestionReference[],
    place: QuizPlace,
    told: readonly Question[],
    expected?: ReadonlyMap<string, number>,
  ): Promise<ProvingQuestions> {
    const nameOf = ({ questionId, version }: QuestionReference) => `${questionId} ${version}`;
    const unknown = references.filter((one) => !this.known.has(nameOf(one)));
    if (this.known.size + unknown.length > knownAtMost) this.known.clear();
    const missing = references.filter((one) => !this.known.has(nameOf(one)));
    for (const { question_id: questionId, version, content, says } of await this.versions(missing))
      this.known.set(nameOf({ questionId, version }), knownOf(content, says));
    return provingOf(
      references.flatMap((one) => {
        const known = this.known.get(nameOf(one));
        return known ? [[one.questionId, known] as const] : [];
      }),
      await this.alikeAmong(references, place, told),
      expected,
    );
  }

  /** Those that say the same as one whose key learners see elsewhere, with the same right answer, whatever else differs. */
  private async alikeAmong(
    references: readonly QuestionReference[],
    { courseId, lessonId }: QuizPlace,
    told: readonly Question[],
  ): Promise<ReadonlySet<string>> {
    if (references.length === 0) return new Set();
    const { rows } = await sql<{ id: string }>`
      with asked as (
        select v.question_id, v.version, v.says, q.bank_id
        from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as each ("questionId" uuid, version int)
        join question_versions v on v.question_id = each."questionId" and v.version = each.version
        left join questions q on q.id = v.question_id),
      parts as (
        select p.* from quiz_parts p join lessons l on l.id = p.lesson_id
        where l.course_id = ${courseId} and l.id is distinct from ${lessonId}::uuid
        union
        select p.* from quiz_parts p
        left join lessons l on l.id = p.lesson_id
        left join quiz_rules r on r.course_id = p.course_id
        join courses c on c.id = coalesce(p.course_id, l.course_id)
        where c.id <> ${courseId}
          and (p.lesson_id is not null or coalesce(r.attempts, ${quizDefaults.attempts}) > ${drawingProof.attempts})
          and (c.is_published or exists (select from enrollments e where e.course_id = c.id)
            or exists (select from left_enrollments e where e.course_id = c.id))
          and (p.bank_id in (select bank_id from asked) or p.question_id in (select question_id from asked))),
      shown as (
        select q.id, q.version from parts p join questions q on q.id = p.question_id
        union
        select q.id, q.version from parts p join questions q on q.bank_id = p.bank_id
        where q.state = 'ready' and (p.tag is null or q.tags @> array[p.tag])
          and (p.difficulty is null or q.difficulty = p.difficulty) and (p.skill_id is null or q.skill_id = p.skill_id)),
      said as (
        select array_agg(one) as by_any from (
          select unnest(question_says(q)) as one from jsonb_array_elements(${JSON.stringify(told)}::jsonb) q
          union
          select unnest(v.says) from shown s join question_versions v on v.question_id = s.id and v.version = s.version) each)
      select asked.question_id as id from asked join said on asked.says && said.by_any`.execute(
      this.database.over<QuestionsTables>(),
    );
    return new Set(rows.map(({ id }) => id));
  }
}
