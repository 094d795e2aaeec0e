import { fuzzPage, together } from './fuzz-page.ts';

describe('the page of a long run', () => {
  it('says how much was sent and what came back [SEC-9]', () => {
    const figures = {
      seed: 7,
      calls: 500_000,
      uploads: 9000,
      operations: { 'get /api/courses': 900, 'get /api/health/live': 120 },
      statuses: { 0: 1, 200: 100_000, 201: 50_000, 400: 349_998, 503: 1 },
      serverErrors: 1,
      schemaFaults: 2,
      triedAgain: 1,
      seconds: 2500,
    };
    const page = fuzzPage(figures, {
      commit: 'abc1234',
      day: new Date('2026-11-22T10:00:00Z'),
      calls: '500000',
      seed: '7',
      processes: 2,
    });
    expect(page).toContain('--calls 500000 --seed 7 --write` on 2026-11-22, commit abc1234, in 2 processes.');
    for (const row of ['answers of 2xx .* 150000', 'answers of 4xx .* 349998', 'answers of 5xx .* 1', 'no answer .* 1'])
      expect(page).toMatch(new RegExp(`^\\| ${row} \\|$`, 'm'));
    expect(page).toMatch(/^\| calls a second .* 200 \|$/m);
    expect(page).toMatch(/^\| calls of the operation called least \(`get \/api\/health\/live`\) .* 120 \|$/m);
  });

  it('adds up what several processes sent side by side [SEC-9]', () => {
    const one = {
      seed: 7,
      calls: 10,
      uploads: 2,
      operations: { 'get /a': 4, 'get /b': 6 },
      statuses: { 200: 9, 500: 1 },
      serverErrors: 1,
      schemaFaults: 0,
      triedAgain: 0,
      seconds: 30,
    };
    const other = { ...one, seed: 8, statuses: { 200: 8, 404: 2 }, operations: { 'get /a': 10 }, seconds: 20 };
    expect(together([one, other])).toEqual({
      seed: 7,
      calls: 20,
      uploads: 4,
      operations: { 'get /a': 14, 'get /b': 6 },
      statuses: { 200: 17, 404: 2, 500: 1 },
      serverErrors: 2,
      schemaFaults: 0,
      triedAgain: 0,
      seconds: 30,
    });
  });
});
