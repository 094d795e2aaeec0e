import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { GradedPaper } from '../grading/paper-grading.rules.js';
import type { Paper } from '../paper/paper.entity.js';
import type { QuestionsTables } from '../questions.tables.js';
import { noteSign } from './note-sign.js';
import { equalsKnownKey, isEmptyPaper, type RightAnswers } from './paper-signs.rules.js';

/** An account with one course and less learning in it than this, in seconds, came for the paper alone. */
const hardlyLearned = 60;

export const ofPaper = (paper: Paper) => ({
  userId: paper.learner(),
  courseId: paper.courseId,
  lessonId: paper.lessonId ?? null,
});

/** What a paper that was just graded looks like to who teaches: it decides nothing (EVD-5, EVD-8). */
export async function notePaperSigns(
  em: EntityManager,
  paper: Paper,
  graded: GradedPaper,
  answered: number,
  now: Date,
): Promise<void> {
  const note = (kind: 'empty-paper' | 'one-line-account' | 'known-key') =>
    noteSign(em, { ...ofPaper(paper), kind }, now);
  if (isEmptyPaper(answered, paper.questions.length)) await note('empty-paper');
  if (await cameForThisAlone(em, paper)) await note('one-line-account');
  if (paper.drawn > 0 && equalsKnownKey(await rightByKnown(em, paper, graded))) await note('known-key');
}

async function cameForThisAlone(em: EntityManager, paper: Paper): Promise<boolean> {
  const { userId, courseId } = ofPaper(paper);
  const { rows } = await sql<{ alone: boolean }>`
    select (select count(*) from enrollments e where e.user_id = ${userId}) <= 1
      and coalesce((select sum(t.seconds) from lesson_times t join lessons l on l.id = t.lesson_id
        where t.user_id = ${userId} and l.course_id = ${courseId}), 0) < ${hardlyLearned} as alone`.execute(
    em.getKysely<QuestionsTables>(),
  );
  return rows[0]!.alone;
}

/** Of the questions that this paper drew, those that stood on papers which accounts of such signs had passed before it began. */
async function rightByKnown(em: EntityManager, paper: Paper, { questions }: GradedPaper): Promise<RightAnswers> {
  const { userId, courseId, lessonId } = ofPaper(paper);
  const { rows } = await sql<{ id: string }>`
    select distinct i.question_id as id
    from papers p
    join item_answers i on i.paper_id = p.id
    where p.course_id = ${courseId} and p.lesson_id is not distinct from ${lessonId}::uuid and p.user_id <> ${userId}
      and p.has_passed and p.submitted_at <= ${paper.startedAt}
      and exists (select from learning_signs s where s.user_id = p.user_id and s.course_id = p.course_id
        and s.lesson_id is not distinct from p.lesson_id and s.kind in ('empty-paper', 'one-line-account'))`.execute(
    em.getKysely<QuestionsTables>(),
  );
  const keys = new Set(rows.map(({ id }) => id));
  const counted: RightAnswers = { known: { asked: 0, right: 0 }, other: { asked: 0, right: 0 } };
  for (const { question, isCorrect } of questions) {
    if (!question.origin) continue;
    const one = keys.has(question.origin.questionId) ? counted.known : counted.other;
    one.asked += 1;
    one.right += isCorrect ? 1 : 0;
  }
  return counted;
}
