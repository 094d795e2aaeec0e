import pg from 'pg';
import { compareModels } from './bench/recommender-figures.js';
import { type EnrolmentRow, inOrder, readEnrolments } from './bench/recommender-rows.js';

/** The square of weights of more would not fit. */
const coursesAtMost = 4000;

/** The database's own enrolments, followed as far as training counts them. */
async function enrolmentsOfDatabase(): Promise<EnrolmentRow[]> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    const sql = `select user_id as "user", course_id as item, (0.5 + progress / 200)::float as strength,
                        extract(epoch from enrolled_at)::float as time
                   from enrollments order by user_id, course_id`;
    return (await client.query<EnrolmentRow>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Leaves the least popular items out where there are too many, for every model alike. */
function withinReach(rows: readonly EnrolmentRow[]): readonly EnrolmentRow[] {
  const byItem = Map.groupBy(rows, ({ item }) => item);
  if (byItem.size <= coursesAtMost) return rows;
  return [...byItem.values()]
    .sort((one, other) => other.length - one.length)
    .slice(0, coursesAtMost)
    .flat();
}

/**
 * REC-3: `npm run eval:recommender -- FILE` hides one course of everybody who has two or more, the last where times are
 * known, and tells how often each model finds it. Without a file it reads the enrolments of the database.
 */
const [file] = process.argv.slice(2);
const rows = withinReach(file ? readEnrolments(file) : await enrolmentsOfDatabase());
const enrolments = inOrder(rows);
const data = {
  source: file ?? 'database',
  users: enrolments.learners.filter((own) => own.length > 1).length,
  items: enrolments.courseCount,
  hidden: enrolments.isInTime ? 'the last by time' : 'the last by sha256',
  enrolments: enrolments.learners.reduce((sum, own) => sum + own.length, 0),
};
for (const figures of compareModels(enrolments)) console.log(JSON.stringify({ id: 'REC-3', ...data, ...figures }));
