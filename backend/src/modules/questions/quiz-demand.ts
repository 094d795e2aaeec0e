import { drawingProof } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type CompletionDemand,
  CompletionDemands,
  type CountedScore,
  type LearnersLesson,
  type MissingThing,
} from '#modules/courses';
import { AttemptsQueries } from './paper/attempts.queries.js';
import type { QuestionsTables } from './questions.tables.js';
import { QuizRulesQueries } from './rules/quiz-rules.js';

/** What quizzes ask for before a lesson is complete, and what they bring to the grade (EVD-1, EVD-3). */
@Injectable()
export class QuizDemand implements CompletionDemand, OnModuleInit {
  constructor(
    private readonly demands: CompletionDemands,
    private readonly rules: QuizRulesQueries,
    private readonly attempts: AttemptsQueries,
  ) {}

  onModuleInit(): void {
    this.demands.register(this);
  }

  /** A quiz that counts has to be passed. */
  async missingOf(em: EntityManager, { userId, lessonId }: LearnersLesson): Promise<MissingThing[]> {
    const lesson = await em
      .getKysely<QuestionsTables>()
      .selectFrom('lessons')
      .select('id')
      .where('id', '=', lessonId)
      .where((eb) => eb.or([eb('quiz', 'is not', null), eb('draws_questions', '=', true)]))
      .executeTakeFirst();
    const rules = lesson && (await this.rules.of(lessonId));
    if (!rules || rules.isPractice) return [];
    const { hasPassed } = await this.attempts.of(userId, lessonId, rules);
    return hasPassed ? [] : [{ code: 'quizzes.missing_pass', params: { mark: Number(rules.passMark) } }];
  }

  async quizTermsOf(lessonId: string) {
    const { isPractice, timeLimitMinutes } = await this.rules.of(lessonId);
    return { isPractice, isTimed: !isPractice && timeLimitMinutes !== null };
  }

  /**
   * B where every quiz that counts was passed on a paper that proves by drawing. Fixed questions can be passed on from one
   * learner to the next (EVD-4).
   */
  async evidenceOf(em: EntityManager, userId: string, courseId: string) {
    const { rows } = await sql<{ counted: number; proved: number }>`
      select count(*)::int as counted, count(*) filter (where exists (
          select from papers p where p.lesson_id = l.id and p.user_id = ${userId} and p.has_passed
            and p.drawn >= ${drawingProof.items} and p.drawn = jsonb_array_length(p.questions)
            and p.drawn_from >= p.drawn * ${drawingProof.timesAsMany}::int))::int as proved
      from lessons l
      left join quiz_rules r on r.lesson_id = l.id
      where l.course_id = ${courseId} and (l.quiz is not null or l.draws_questions)
        and not coalesce(r.is_practice, false)`.execute(em.getKysely<QuestionsTables>());
    const { counted, proved } = rows[0]!;
    return counted > 0 && counted === proved ? ('B' as const) : ('C' as const);
  }

  /** The score of each quiz that counts, of the attempt that counts; 0 where it was never tried. */
  async scoresOf(em: EntityManager, userId: string, courseId: string): Promise<CountedScore[]> {
    const { rows } = await sql<{ id: string; score: string }>`
      select l.id, coalesce(case coalesce(r.counting, 'best')
          when 'best' then max(a.score)
          when 'mean' then round(avg(a.score), 2)
          else (array_agg(a.score order by a.created_at desc, a.id desc))[1] end, 0)::text as score
      from lessons l
      left join quiz_rules r on r.lesson_id = l.id
      left join quiz_attempts a on a.lesson_id = l.id and a.user_id = ${userId}
      where l.course_id = ${courseId} and (l.quiz is not null or l.draws_questions) and not coalesce(r.is_practice, false)
      group by l.id, r.counting`.execute(em.getKysely<QuestionsTables>());
    return rows.map((row) => ({ kind: 'quiz', ...row }));
  }
}
