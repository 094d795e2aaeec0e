import type pg from 'pg';
import { compareRows, findRows, type FoundRows, markOf } from '../acceptance/compare-rows.ts';
import type { Write, WriteLedger } from '../acceptance/write-ledger.ts';

/** What a database that went back to a second holds of the ledger. */
export interface SecondFigures {
  /** Writes that were acknowledged before the second. */
  before: number;
  /** Of these, writes without a row, and with more than one. */
  lost: number;
  doubled: number;
  /** Writes that were sent after the second, and those of them that are there all the same. */
  after: number;
  tooMuch: number;
}

/** `earlier` are the rows from before the ledger. What was on its way at the second itself may be there or not. */
export async function compareSecond(
  client: pg.Client,
  ledger: WriteLedger,
  second: number,
  earlier: FoundRows,
): Promise<SecondFigures> {
  const { lost, doubled } = await compareRows(client, ledger, ({ acknowledgedAt }) => acknowledgedAt < second);
  const found = await findRows(client);
  const idOf = (write: Write): string => `${write.kind} ${markOf(write)}`;
  // Who likes a second time what they liked before leaves no other row.
  const sentBefore = new Set(ledger.writes.filter(({ beganAt }) => beganAt <= second).map(idOf));
  const after = ledger.writes.filter((write) => write.beganAt > second && !sentBefore.has(idOf(write)));
  const tooMuch = after.filter((write) => {
    const mark = markOf(write);
    return (found.get(write.kind)?.get(mark) ?? 0) > (earlier.get(write.kind)?.get(mark) ?? 0);
  });
  const lines = [...lost, ...doubled, ...tooMuch.map(({ kind, mark }) => `after the second: ${kind} ${mark}`)];
  for (const line of lines.slice(0, 20)) process.stderr.write(`${line}\n`);
  return {
    before: ledger.writes.filter(({ acknowledgedAt }) => acknowledgedAt < second).length,
    lost: lost.length,
    doubled: doubled.length,
    after: after.length,
    tooMuch: tooMuch.length,
  };
}
