import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Person } from '../people.ts';

export interface ExamMaterial {
  courseId: string;
  lessonId: string;
}

const questionsInBank = 100;
const options = ['a', 'b', 'c', 'd'];

/** A lesson whose quiz draws so many of a hundred questions, without time limit; all these people are in its course. */
export async function examMaterial(
  client: pg.Client,
  people: readonly Person[],
  questions: number,
): Promise<ExamMaterial> {
  const { rows } = await client.query<{ course_id: string; id: string }>(
    `select l.course_id, l.id from lessons l join courses c on c.id = l.course_id
     left join quiz_rules r on r.lesson_id = l.id
     where c.is_published and not c.is_in_preparation and l.quiz is not null and not l.draws_questions
       and not coalesce(r.is_practice, false) and r.time_limit_minutes is null
     order by l.id limit 1`,
  );
  const { course_id: courseId, id: lessonId } = rows[0]!;
  const bankId = randomUUID();
  await client.query(`insert into question_banks (id, name, course_id) values ($1, 'بنك الامتحان', $2)`, [
    bankId,
    courseId,
  ]);
  for (let n = 1; n <= questionsInBank; n += 1) await writeQuestion(client, bankId, n);
  await client.query(`update lessons set quiz = null where id = $1`, [lessonId]);
  await client.query(`insert into quiz_parts (lesson_id, place, bank_id, count) values ($1, 0, $2, $3)`, [
    lessonId,
    bankId,
    questions,
  ]);
  await client.query(`insert into enrollments (user_id, course_id) select id, $2 from unnest($1::uuid[]) as u (id)`, [
    people.map(({ id }) => id),
    courseId,
  ]);
  await client.query(`update courses set students_count = students_count + $2 where id = $1`, [
    courseId,
    people.length,
  ]);
  for (const table of ['enrollments', 'questions', 'question_versions', 'papers'])
    await client.query(`vacuum analyze ${table}`);
  return { courseId, lessonId };
}

async function writeQuestion(client: pg.Client, bankId: string, n: number): Promise<void> {
  const id = randomUUID();
  const content = {
    id,
    kind: 'single',
    prompt: {
      ar: `السؤال ${n}: تقرأ الدالة ملفاً فيه ${n} من الأسطر ثم تعيد أطولها. ما أول ما ينبغي فحصه قبل القراءة، ولماذا؟`,
      en: `Question ${n}: a function reads a file of ${n} lines and returns the longest. What is to be checked first, and why?`,
    },
    explanation: { ar: 'قد لا يوجد الملف، فيفشل ما بعده.', en: 'The file may be missing; all the rest fails then.' },
    points: 1,
    shuffles: true,
    options: options.map((option, at) => ({
      id: option,
      text: {
        ar: `الاحتمال ${at + 1} من إجابات السؤال ${n}`,
        en: `Possibility ${at + 1} of the answers to question ${n}`,
      },
      weight: at === 0 ? 100 : 0,
    })),
  };
  await client.query(
    `insert into questions (id, bank_id, kind, name, tags, difficulty, state, words)
     values ($1, $2, 'single', $3, '{}', 'medium', 'ready', '')`,
    [id, bankId, `سؤال ${n}`],
  );
  await client.query(`insert into question_versions (question_id, version, content) values ($1, 1, $2)`, [id, content]);
}
