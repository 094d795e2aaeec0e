import { writeFileSync } from 'node:fs';
import { fuzzSettings } from './fuzz/fuzz-settings.js';
import { Fuzzer } from './fuzz/fuzzer.js';
import { NastyCalls } from './fuzz/nasty-calls.js';
import { randomCalls } from './fuzz/random-calls.js';
import { evenly, partOf, rowsOf } from './fuzz/selection.js';

const settings = fuzzSettings(process.env);
/** Ends only what hangs: how much is sent is counted, not timed. */
const patience = 24 * 60 * 60_000;
/** The others are left to chance, more where the values do not use up theirs. */
const shareOfValues = 0.9;
/** Afterwards rows that are there are looked for anew, so that most calls of a long run still succeed. */
const randomAtOnce = 10_000;

describe('the whole API, called with what breaks careless code', () => {
  let fuzzer: Fuzzer;
  const start = Date.now();
  beforeAll(async () => {
    fuzzer = await Fuzzer.open(settings.only);
  }, patience);
  afterAll(async () => {
    const seconds = Math.round((Date.now() - start) / 1000);
    const figures = { seed: settings.seed, ...fuzzer.figures(), seconds };
    process.stdout.write(`${JSON.stringify({ ...figures, operations: Object.keys(figures.operations).length })}\n`);
    if (settings.report) writeFileSync(settings.report, JSON.stringify(figures));
    await fuzzer.close();
  });

  it('lets most calls succeed while nothing is wrong with them, so that values get past the first check [SEC-9]', () => {
    const refused = fuzzer.targets.filter(({ status }) => status >= 400);
    const unreached = refused.filter(({ status }) => [401, 403].includes(status));
    const names = unreached.map(({ operation, status }) => `${status} ${operation.method} ${operation.path}`);
    process.stdout.write(
      `${fuzzer.targets.length - refused.length} of ${fuzzer.targets.length} calls succeed as such\n`,
    );
    // A part of the API may hold just the calls that need more than a body.
    if (settings.only) return;
    expect(refused.length).toBeLessThan(fuzzer.targets.length / 4 + 1);
    expect(names).toHaveLength(Math.min(names.length, 4));
  });

  it(
    'answers every nasty value in every place of every call as documented, never with a 5xx [SEC-9] [API-6]',
    async () => {
      const count = Math.round(settings.calls * shareOfValues);
      const nastyCalls = new NastyCalls(fuzzer.document, settings.isLong);
      const rows = () => fuzzer.targets.map((target) => partOf(nastyCalls.of(target), settings.part));
      // A short run tries less where it tried elsewhere, so its rows are made once and in order.
      const made = settings.isLong ? undefined : rows().map((row) => [...row]);
      await fuzzer.send(evenly(count, () => made ?? rows()));
      expect(fuzzer.takeFaults()).toBe('');
    },
    patience,
  );

  it(
    `answers whatever chance makes up as documented, never with a 5xx; FUZZ_SEED=${settings.seed} [SEC-9] [API-6]`,
    async () => {
      for (let { seed } = settings; fuzzer.figures().calls < settings.calls; seed += 1) {
        if (settings.isLong) await fuzzer.aim();
        const count = Math.min(randomAtOnce, settings.calls - fuzzer.figures().calls);
        await fuzzer.send(rowsOf(randomCalls(fuzzer.document, fuzzer.targets, seed, count)));
      }
      expect(fuzzer.takeFaults()).toBe('');
    },
    patience,
  );

  it(
    'gives back as documented whatever was stored on the way [SEC-9] [API-1]',
    async () => {
      await fuzzer.readAgain();
      expect(fuzzer.takeFaults()).toBe('');
    },
    patience,
  );
});
