import { once } from 'node:events';
import { setPriority } from 'node:os';
import pg from 'pg';
import { packHistories, type Step } from '../model/histories.ts';
import { trainModel } from '../model/train-model.ts';
import type { TrainingAnswer, TrainingOrder } from './train-beside.ts';

// Plain TypeScript with its own imports: it runs beside the server, from the build as well as from the sources.

/** Fewer learners with two courses or more teach nothing; until then popularity, contents and skills recommend. */
const learnersAtLeast = 30;
/** The most popular ones; beyond that the square of weights grows faster than what it gains. */
const coursesAtMost = 1500;
const kept = 2;

const coursesSql = `
  select id from courses where is_published and not is_in_preparation and students_count > 0 order by students_count desc, id limit ${coursesAtMost}`;
const historiesSql = `
  select array_agg(array_position($1::uuid[], course_id) - 1 order by enrolled_at, id) as courses,
         array_agg(0.5 + progress / 200 order by enrolled_at, id) as strengths
    from enrollments where course_id = any ($1) group by user_id`;

// Nobody waits for the model of a server that went away.
process.on('disconnect', () => process.exit(1));

const started = performance.now();
const [{ databaseUrl, niceness }] = (await once(process, 'message')) as [TrainingOrder];
/** A night's work must not make anybody wait. */
setPriority(niceness);
const client = new pg.Client({ connectionString: databaseUrl });
let answer: TrainingAnswer;
try {
  await client.connect();
  await client.query('set statement_timeout = 0');
  const courseIds = (await client.query<{ id: string }>(coursesSql)).rows.map(({ id }) => id);
  const { rows } = await client.query<{ courses: number[]; strengths: string[] }>(historiesSql, [courseIds]);
  const learners = rows.map(({ courses, strengths }) =>
    courses.map((course, at): Step => [course, Number(strengths[at])]),
  );
  answer = { modelId: await train(courseIds, learners) };
} catch (error) {
  answer = { failure: String(error) };
}
await client.end().catch(() => undefined);
process.send?.(answer, () => process.exit(0));

/** The id of the stored model, null where there is too little to learn from. */
async function train(courseIds: string[], learners: Step[][]): Promise<string | null> {
  if (learners.filter((steps) => steps.length > 1).length < learnersAtLeast) return null;
  const histories = packHistories(courseIds.length, learners, { isInTime: true });
  const { weights, tuning, calibration } = trainModel(histories);
  const { rows } = await client.query<{ id: string }>(
    `insert into recommendation_models
       (course_ids, weights, tuning, calibration, learners_count, enrollments_count, training_ms)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      courseIds,
      Buffer.from(weights.buffer),
      tuning,
      calibration,
      learners.length,
      histories.courses.length,
      Math.round(performance.now() - started),
    ],
  );
  await client.query(
    `delete from recommendation_models where id not in
       (select id from recommendation_models order by created_at desc, id desc limit ${kept})`,
  );
  return rows[0]!.id;
}
