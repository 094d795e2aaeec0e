import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import type pg from 'pg';
import { openLearnerSessions } from '../learner-sessions.ts';
import { countDrift } from './count-drift.ts';
import { DoomedInstallation } from './doomed-installation.ts';
import { forgetLimits } from './forget-limits.ts';
import { paperMaterial } from './paper-material.ts';
import { PaperTaker } from './paper-taker.ts';
import { removedAfterwards } from './removed-afterwards.ts';

interface Wanted {
  learners: number;
  servers: number;
  answers: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      learners: { type: 'string', default: '40' },
      servers: { type: 'string', default: '8' },
      answers: { type: 'string', default: '4000' },
    },
  });
  const wanted = {
    learners: Number(values.learners),
    servers: Number(values.servers),
    answers: Number(values.answers),
  };
  const installation = new DoomedInstallation({ hasSmallDisk: false });
  await removedAfterwards(installation, () => accept(installation, wanted));
}

/** Lets them all answer while the server is killed, reload after each time, hand in, and prints the one line. */
async function accept(installation: DoomedInstallation, wanted: Wanted): Promise<boolean> {
  const startedAt = Date.now();
  const { material, cookies } = await installation.asServer(async (client) => {
    const found = await paperMaterial(client, wanted.learners);
    return { material: found, cookies: await openLearnerSessions(client, found.learners) };
  });
  const { address } = installation;
  const { courseId, lessonId } = material;
  const takers = material.learners.map(
    (id) => new PaperTaker({ address, cookie: cookies.get(id)!, courseId, lessonId }),
  );
  const rememberLimits = forgetLimits(installation);
  const sum = (figure: (taker: PaperTaker) => number): number => takers.reduce((all, each) => all + figure(each), 0);
  const acknowledged = (): number => sum((each) => each.acknowledged);
  let killed = 0;
  let isOver = false;
  const taken = Promise.all(takers.map((taker) => take(taker, { killed: () => killed, isOver: () => isOver })));
  const striking = (async () => {
    const reached = async (share: number): Promise<void> => {
      while (acknowledged() < wanted.answers * share && !isOver) await sleep(20);
    };
    for (let strike = 1; strike <= wanted.servers; strike += 1) {
      await reached(strike / (wanted.servers + 1));
      if (isOver) return;
      await installation.killServer();
      killed += 1;
      process.stderr.write(`killed ${killed}/${wanted.servers}; ${acknowledged()} answers\n`);
    }
    await reached(1);
  })();
  // Whoever meets an answer that no fault excuses ends it for all.
  await Promise.race([striking, taken]).finally(() => (isOver = true));
  await Promise.all([striking, taken]);
  rememberLimits();

  const stored = await installation.asServer((client) => compareRows(client, lessonId, material.learners, takers));
  const faults = [...takers.flatMap((taker) => taker.faults), ...stored];
  for (const line of faults.slice(0, 20)) process.stderr.write(`${line}\n`);
  const figures = {
    learners: takers.length,
    seconds: Math.round((Date.now() - startedAt) / 1000),
    killed,
    acknowledged: acknowledged(),
    lostOrChanged: faults.length,
    reloads: sum((each) => each.reloads),
    sentAgain: sum((each) => each.sentAgain),
    drift: countDrift(installation),
  };
  const pass =
    takers.length === wanted.learners &&
    killed === wanted.servers &&
    figures.acknowledged >= wanted.answers &&
    figures.lostOrChanged + figures.drift === 0;
  process.stdout.write(`${JSON.stringify({ id: 'accept:papers', pass, figures })}\n`);
  return pass;
}

/** One person's way: begin, answer, reload whenever the server died, hand in at the end. */
async function take(taker: PaperTaker, state: { killed: () => number; isOver: () => boolean }): Promise<void> {
  await taker.begin();
  for (let seen = 0; !state.isOver();) {
    await taker.answerOne();
    if (state.killed() === seen) continue;
    seen = state.killed();
    await taker.reload();
  }
  await taker.reload();
  await taker.handIn();
}

/** The rows: one paper for each, handed in, with exactly the answers that were acknowledged. */
async function compareRows(
  client: pg.Client,
  lessonId: string,
  learners: readonly string[],
  takers: readonly PaperTaker[],
): Promise<string[]> {
  const faults: string[] = [];
  const { rows } = await client.query<{ id: string; user_id: string; submitted_at: Date | null }>(
    'select id, user_id, submitted_at from papers where lesson_id = $1 and user_id = any ($2)',
    [lessonId, learners],
  );
  for (const [at, userId] of learners.entries()) {
    const own = rows.filter(({ user_id }) => user_id === userId);
    const taker = takers[at]!;
    if (own.length !== 1 || own[0]!.id !== taker.paperId || !own[0]!.submitted_at)
      faults.push(`${userId} has ${own.length} papers`);
    const { rows: answers } = await client.query<{ question_id: string; answer: Record<string, unknown> }>(
      'select question_id, answer from paper_answers where paper_id = $1',
      [taker.paperId],
    );
    const found = new Map(answers.map(({ question_id, answer }) => [question_id, chosenIn(answer)]));
    if (!isDeepStrictEqual(new Map([...found].sort()), new Map([...taker.keptAnswers].sort())))
      faults.push(`${userId} has other answers than were acknowledged`);
  }
  return faults;
}

const chosenIn = ({ optionId, optionIds }: Record<string, unknown>): string[] =>
  (optionId === undefined ? optionIds : [optionId]) as string[];

await main();
