import type pg from 'pg';
import type { Taken } from './exam-taker.ts';

/** How many promises the rows break: acknowledged answers that are not there, papers handed in that are not. */
export async function compareExam(client: pg.Client, taken: readonly Taken[]): Promise<number> {
  const papers = taken.flatMap(({ paperId }) => paperId ?? []);
  const { rows: answers } = await client.query<{ paper_id: string; question_id: string; chosen: string }>(
    `select paper_id, question_id, answer ->> 'optionId' as chosen from paper_answers where paper_id = any ($1)`,
    [papers],
  );
  const found = new Map(answers.map((row) => [`${row.paper_id} ${row.question_id}`, row.chosen]));
  const { rows: ended } = await client.query<{ id: string }>(
    'select id from papers where id = any ($1) and submitted_at is not null',
    [papers],
  );
  const handedIn = new Set(ended.map(({ id }) => id));
  return taken.reduce((lost, { paperId, kept, isHandedIn }) => {
    const missing = kept.filter(([question, chosen]) => found.get(`${paperId} ${question}`) !== chosen).length;
    return lost + missing + (isHandedIn && !handedIn.has(paperId!) ? 1 : 0);
  }, 0);
}
