import type { Question, QuestionDifficulty, QuestionState } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { QuestionsTables } from '../questions.tables.js';
import type { QuizRules } from '../rules/quiz-rules.js';

export interface BankOfCourse {
  id: string;
  /** Null of a bank that belongs to no course, or to another one. */
  courseId: string | null;
  /** Its slug, or its id where it has none; the id of a bank from outside. */
  slug: string;
  name: string;
}

export interface QuestionOfBank {
  id: string;
  bankId: string;
  slug: string;
  name: string;
  tags: string[];
  difficulty: QuestionDifficulty;
  state: QuestionState;
  version: number;
  skillId: string | null;
  skillAr: string | null;
  skillEn: string | null;
  lessonId: string | null;
  content: Question;
}

export interface QuizPartOfCourse {
  /** Null of the final. */
  lessonId: string | null;
  bankId: string;
  questionId: string | null;
  questionSlug: string | null;
  count: number | null;
  tag: string | null;
  difficulty: QuestionDifficulty | null;
  skillId: string | null;
  skillAr: string | null;
  skillEn: string | null;
}

/** Parts of the quizzes and of the final of a course. */
const ofCourse = (courseId: string) => sql<boolean>`(p.course_id = ${courseId}
  or p.lesson_id in (select id from lessons where course_id = ${courseId}))`;

/** Whether the part may ask the question. */
const mayAsk = sql<boolean>`(p.question_id = q.id or (p.bank_id = q.bank_id and q.state = 'ready'
  and (p.tag is null or q.tags @> array[p.tag]) and (p.difficulty is null or p.difficulty = q.difficulty)
  and (p.skill_id is null or p.skill_id = q.skill_id)))`;

const asSlug = sql<string>`coalesce(q.slug, q.id::text)`;

/** What a bundle carries of banks and quizzes, and what stands in their place when it comes back (CRS-5). */
@Injectable()
export class CarriedQuestionsQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Banks of the course, and others that its quizzes ask; the oldest first. */
  async banks(courseId: string): Promise<BankOfCourse[]> {
    return this.over()
      .selectFrom('question_banks as b')
      .select(['b.id', 'b.name'])
      .select([
        sql<string | null>`case when b.course_id = ${courseId} then b.course_id end`.as('courseId'),
        sql<string>`case when b.course_id = ${courseId} then coalesce(b.slug, b.id::text) else b.id::text end`.as(
          'slug',
        ),
      ])
      .where(
        sql<boolean>`(b.course_id = ${courseId} or exists (select from quiz_parts p left join questions q on q.id = p.question_id
          where ${ofCourse(courseId)} and b.id in (p.bank_id, q.bank_id)))`,
      )
      .orderBy('b.created_at')
      .orderBy('b.id')
      .execute();
  }

  /** Of the course's own banks all that is not archived; of all banks what its quizzes may ask. */
  async toCarry(courseId: string, bankIds: readonly string[]): Promise<QuestionOfBank[]> {
    if (bankIds.length === 0) return [];
    return this.questions()
      .innerJoin('question_banks as b', 'b.id', 'q.bank_id')
      .where('q.bank_id', 'in', [...bankIds])
      .where(
        sql<boolean>`((b.course_id = ${courseId} and q.state <> 'archived')
          or exists (select from quiz_parts p where ${ofCourse(courseId)} and ${mayAsk}))`,
      )
      .execute();
  }

  /** All questions of these banks, archived ones too. */
  async ofBanks(bankIds: readonly string[]): Promise<QuestionOfBank[]> {
    if (bankIds.length === 0) return [];
    return this.questions()
      .where('q.bank_id', 'in', [...bankIds])
      .execute();
  }

  /** What the quizzes of the course ask of banks, in their order. */
  async parts(courseId: string): Promise<QuizPartOfCourse[]> {
    return this.over()
      .selectFrom('quiz_parts as p')
      .leftJoin('questions as q', 'q.id', 'p.question_id')
      .leftJoin('skills as s', 's.id', 'p.skill_id')
      .select([
        'p.lesson_id as lessonId',
        'p.question_id as questionId',
        'p.count',
        'p.tag',
        'p.difficulty',
        'p.skill_id as skillId',
        's.label_ar as skillAr',
        's.label_en as skillEn',
      ])
      .select([
        sql<string>`coalesce(p.bank_id, q.bank_id)`.as('bankId'),
        sql<string | null>`coalesce(q.slug, q.id::text)`.as('questionSlug'),
      ])
      .where(ofCourse(courseId))
      .orderBy('p.place')
      .execute();
  }

  /** Rules that authors set; null is the final. */
  async rules(courseId: string): Promise<Map<string | null, QuizRules>> {
    const rows = await this.over()
      .selectFrom('quiz_rules as p')
      .select([
        'p.lesson_id as lessonId',
        'p.is_practice as isPractice',
        'p.pass_mark as passMark',
        'p.attempts',
        'p.pause_minutes as pauseMinutes',
        'p.time_limit_minutes as timeLimitMinutes',
        'p.counting',
      ])
      .where(ofCourse(courseId))
      .execute();
    return new Map(rows.map(({ lessonId, ...rules }) => [lessonId, rules]));
  }

  /** Skills of the vocabulary that have one of these ids or labels. */
  async skills(named: readonly string[]): Promise<{ id: string; ar: string; en: string }[]> {
    if (named.length === 0) return [];
    return this.over()
      .selectFrom('skills as s')
      .select(['s.id', 's.label_ar as ar', 's.label_en as en'])
      .where(
        sql<boolean>`(s.id = any(${[...named]}::text[]) or s.label_ar = any(${[...named]}::text[])
        or s.label_en = any(${[...named]}::text[]))`,
      )
      .orderBy('s.id')
      .execute();
  }

  private questions() {
    return this.over()
      .selectFrom('questions as q')
      .innerJoin('question_versions as v', (join) =>
        join.onRef('v.question_id', '=', 'q.id').onRef('v.version', '=', 'q.version'),
      )
      .leftJoin('skills as s', 's.id', 'q.skill_id')
      .select([
        'q.id',
        'q.bank_id as bankId',
        'q.name',
        'q.tags',
        'q.difficulty',
        'q.state',
        'q.version',
        'q.skill_id as skillId',
        's.label_ar as skillAr',
        's.label_en as skillEn',
        'q.lesson_id as lessonId',
        'v.content',
      ])
      .select(asSlug.as('slug'))
      .orderBy('q.created_at')
      .orderBy('q.id')
      .$castTo<QuestionOfBank>();
  }

  private over() {
    return this.database.over<QuestionsTables>();
  }
}
