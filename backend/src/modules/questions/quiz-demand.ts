import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type CompletionDemand,
  CompletionDemands,
  type CountedScore,
  type LearnersCourse,
  type LearnersLesson,
  type MissingThing,
  type RunOfCourse,
  type WayStep,
} from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import { FilledDraws } from './drawing/filled-draws.js';
import { QuizPartsQueries } from './drawing/quiz-parts.queries.js';
import { PaperEvidence } from './evidence/paper-evidence.js';
import { AttemptsQueries } from './paper/attempts.queries.js';
import { Paper } from './paper/paper.entity.js';
import type { QuestionsTables } from './questions.tables.js';
import { finalOf } from './quiz-place.js';
import { quizSteps } from './quiz-steps.js';
import { QuizRulesQueries } from './rules/quiz-rules.js';

/** What quizzes and finals ask for before lessons and courses are complete, and what they bring to the grade (EVD-1, EVD-3). */
@Injectable()
export class QuizDemand implements CompletionDemand, OnModuleInit {
  constructor(
    private readonly demands: CompletionDemands,
    private readonly rules: QuizRulesQueries,
    private readonly attempts: AttemptsQueries,
    private readonly parts: QuizPartsQueries,
    private readonly evidence: PaperEvidence,
    private readonly database: ReadDatabase,
    private readonly draws: FilledDraws,
  ) {}

  onModuleInit(): void {
    this.demands.register(this);
  }

  /** A quiz that counts has to be passed. */
  async missingOf(em: EntityManager, { userId, lessonId }: LearnersLesson): Promise<MissingThing[]> {
    const lesson = await em
      .getKysely<QuestionsTables>()
      .selectFrom('lessons')
      .select('course_id')
      .where('id', '=', lessonId)
      .where((eb) => eb.or([eb('quiz', 'is not', null), eb('draws_questions', '=', true)]))
      .executeTakeFirst();
    if (!lesson) return [];
    const place = { lessonId, courseId: lesson.course_id };
    const rules = await this.rules.of(place);
    if (rules.isPractice) return [];
    const { hasPassed } = await this.attempts.of(userId, place, rules);
    return hasPassed ? [] : [{ of: lessonId, code: 'quizzes.missing_pass', params: { mark: Number(rules.passMark) } }];
  }

  /** The final of a course has to be passed, where it has one. */
  async missingOfCourse(_: EntityManager, { userId, courseId }: LearnersCourse): Promise<MissingThing[]> {
    const final = finalOf(courseId);
    if ((await this.parts.countOf(final)) === 0) return [];
    const rules = await this.rules.of(final);
    const { hasPassed } = await this.attempts.of(userId, final, rules);
    return hasPassed ? [] : [{ of: courseId, code: 'quizzes.missing_final', params: { mark: Number(rules.passMark) } }];
  }

  requirePublishable(_: EntityManager, courseId: string): Promise<void> {
    return this.draws.requireFilled(courseId);
  }

  stepsOf(run: RunOfCourse): Promise<WayStep[]> {
    return quizSteps(this.database.over<QuestionsTables>(), run);
  }

  /** A paper that is not handed in. */
  async waitingOf(em: EntityManager, { userId, courseId }: LearnersCourse): Promise<MissingThing[]> {
    const open = await em.count(Paper, { userId, courseId, submittedAt: null });
    return open > 0 ? [{ code: 'quizzes.waits_paper' }] : [];
  }

  async quizTermsOf(place: { lessonId: string; courseId: string }) {
    const { isPractice, timeLimitMinutes } = await this.rules.of(place);
    return { isPractice, isTimed: !isPractice && timeLimitMinutes !== null };
  }

  evidenceOf(em: EntityManager, userId: string, courseId: string) {
    return this.evidence.of(em, userId, courseId);
  }

  /** The score of each quiz that counts and of the final, of the attempt that counts; 0 where it was never tried. */
  async scoresOf(em: EntityManager, userId: string, courseId: string): Promise<CountedScore[]> {
    const { rows } = await sql<CountedScore>`
      select 'quiz' as kind, l.id, coalesce(case coalesce(r.counting, 'best')
          when 'best' then max(a.score)
          when 'mean' then round(avg(a.score), 2)
          else (array_agg(a.score order by a.created_at desc, a.id desc))[1] end, 0)::text as score
      from lessons l
      left join quiz_rules r on r.lesson_id = l.id
      left join quiz_attempts a on a.lesson_id = l.id and a.user_id = ${userId} and not a.is_practice
      where l.course_id = ${courseId} and (l.quiz is not null or l.draws_questions) and not coalesce(r.is_practice, false)
      group by l.id, r.counting
      union all
      select 'final', ${courseId}::uuid, coalesce(case coalesce(max(r.counting), 'best')
          when 'best' then max(p.score)
          when 'mean' then round(avg(p.score), 2)
          else (array_agg(p.score order by p.number desc) filter (where p.score is not null))[1] end, 0)::text
      from (select from quiz_parts f where f.course_id = ${courseId} limit 1) final
      left join quiz_rules r on r.course_id = ${courseId}
      left join papers p on p.course_id = ${courseId} and p.lesson_id is null and p.user_id = ${userId}
      having count(*) > 0`.execute(em.getKysely<QuestionsTables>());
    return rows;
  }
}
