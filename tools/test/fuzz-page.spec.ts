import { fuzzPage } from './fuzz-page.ts';

describe('the page of a long run', () => {
  it('says how much was sent and what came back [SEC-9]', () => {
    const figures = {
      seed: 7,
      calls: 500_000,
      uploads: 9000,
      operations: 330,
      leastCalls: 120,
      leastCalled: 'get /api/health/live',
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
    });
    expect(page).toContain('--calls 500000 --seed 7 --write` on 2026-11-22, commit abc1234');
    for (const row of ['answers of 2xx .* 150000', 'answers of 4xx .* 349998', 'answers of 5xx .* 1', 'no answer .* 1'])
      expect(page).toMatch(new RegExp(`^\\| ${row} \\|$`, 'm'));
    expect(page).toMatch(/^\| calls a second .* 200 \|$/m);
    expect(page).toContain(JSON.stringify(figures));
  });
});
