import type { CountingRule } from '@masar/domain';
import { finalTitle } from '@masar/i18n';
import { type Kysely, sql } from 'kysely';
import { ofRun, type RunOfCourse, type WayStep } from '#modules/courses';
import { attemptsLeft, nextAttempt } from './paper/attempts.rules.js';
import type { QuestionsTables } from './questions.tables.js';

interface StepRow {
  lesson_id: string | null;
  title_ar: string;
  title_en: string;
  pass_mark: string;
  attempts: number;
  pause_minutes: number;
  time_limit_minutes: number | null;
  counting: CountingRule;
  used: number;
  granted: number;
  has_passed: boolean;
  is_open: boolean;
  is_asked: boolean;
  last_ended_at: Date | string | null;
  best_score: string | null;
}

/** Every quiz that counts in a course and its final, with where somebody stands in each, by one statement (EVD-2, EVD-3). */
export async function quizSteps(rows: Kysely<QuestionsTables>, run: RunOfCourse): Promise<WayStep[]> {
  const { courseId } = run;
  const { rows: found } = await sql<StepRow>`
    with places as (
      select l.id as lesson_id, null::uuid as final_of, l.title_ar, l.title_en, l.order_index as place
      from lessons l where l.course_id = ${courseId} and (l.quiz is not null or l.draws_questions)
      union all
      select null, c.id, ${finalTitle.ar}, ${finalTitle.en}, null
      from courses c where c.id = ${courseId} and exists (select from quiz_parts f where f.course_id = c.id)
    )
    select s.lesson_id, s.title_ar, s.title_en, coalesce(r.pass_mark, 70)::numeric(5, 2)::text as pass_mark,
      coalesce(r.attempts, 3) as attempts, coalesce(r.pause_minutes, 10) as pause_minutes, r.time_limit_minutes,
      coalesce(r.counting, 'best') as counting, own.used, wish.granted, wish.is_asked, own.last_ended_at, own.is_open,
      own.has_passed or coalesce(kept.best >= coalesce(r.pass_mark, 70), false) as has_passed,
      greatest(own.best, kept.best)::text as best_score
    from places s
    left join quiz_rules r on r.lesson_id = s.lesson_id or r.course_id = s.final_of
    cross join lateral (
      select count(*)::int as used, coalesce(bool_or(p.has_passed), false) as has_passed, max(p.score) as best,
        max(p.submitted_at) as last_ended_at, coalesce(bool_or(p.submitted_at is null), false) as is_open
      from papers p
      where ${ofRun(run, 'p')} and p.course_id = ${courseId} and p.lesson_id is not distinct from s.lesson_id) own
    cross join lateral (
      select max(a.score) as best from quiz_attempts a where ${ofRun(run, 'a')} and a.lesson_id = s.lesson_id
        and not a.is_practice) kept
    cross join lateral (
      select count(*) filter (where w.state = 'granted')::int as granted,
        coalesce(bool_or(w.state = 'asked'), false) as is_asked
      from attempt_requests w
      where ${ofRun(run, 'w')} and (w.lesson_id = s.lesson_id or w.course_id = s.final_of)) wish
    where not coalesce(r.is_practice, false)
    order by s.place nulls last`.execute(rows);
  return found.map((row) => toStep(row, courseId));
}

function toStep(row: StepRow, courseId: string): WayStep {
  const rules = {
    isPractice: false,
    passMark: row.pass_mark,
    attempts: row.attempts,
    pauseMinutes: row.pause_minutes,
    timeLimitMinutes: row.time_limit_minutes,
    counting: row.counting,
  };
  const lastEndedAt = row.last_ended_at === null ? null : new Date(row.last_ended_at);
  const attempts = { used: row.used, granted: row.granted, hasPassed: row.has_passed, lastEndedAt };
  const next = nextAttempt(rules, attempts, new Date());
  const closed = row.is_asked ? 'asked' : 'none-left';
  const states = { passed: 'done', now: 'open', later: 'later', 'none-left': closed } as const;
  return {
    kind: row.lesson_id === null ? 'final' : 'quiz',
    id: row.lesson_id ?? courseId,
    lessonId: row.lesson_id,
    title: { ar: row.title_ar, en: row.title_en },
    state: row.is_open && !row.has_passed ? 'underway' : states[next.state],
    passMark: row.pass_mark,
    bestScore: row.best_score,
    attemptsLeft: row.has_passed ? null : attemptsLeft(rules, attempts) + (row.is_open ? 1 : 0),
    startsAt: next.state === 'later' && !row.is_open ? next.startsAt : null,
  };
}
