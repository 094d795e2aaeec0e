import { type GradedAnswer, itemStatistics } from './item-statistics.ts';

/** Random banks from a seed, so that a failure comes back. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function bank(seed: number): GradedAnswer[] {
  const next = random(seed + 1);
  const difficulty = next();
  return Array.from({ length: 2 + Math.floor(next() * 80) }, () => {
    const ability = next();
    const share = next() < ability * 0.7 + difficulty * 0.3 ? 1 : 0;
    return {
      share,
      rest: Math.round((ability * 0.8 + next() * 0.2) * 1000) / 1000,
      chosen: [`o${1 + Math.floor(next() * 4)}`],
      seconds: Math.floor(next() * 300),
    };
  });
}

/** The textbook's formula, from the means of the right and the wrong; nothing of it is shared with the product. */
function pointBiserial(answers: readonly GradedAnswer[]): number | null {
  const rests = answers.map(({ rest }) => rest ?? 0);
  const group = (share: number) => rests.filter((_, at) => answers[at]?.share === share);
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [right, wrong] = [group(1), group(0)];
  const variance = average(rests.map((rest) => rest ** 2)) - average(rests) ** 2;
  if (right.length === 0 || wrong.length === 0 || variance < 1e-12) return null;
  const portion = right.length / rests.length;
  return ((average(right) - average(wrong)) / Math.sqrt(variance)) * Math.sqrt(portion * (1 - portion));
}

describe('statistics of an item', () => {
  it('equal an independent computation to 1e-9 over 500 random banks [QB-4]', () => {
    let compared = 0;
    for (let seed = 1; seed <= 500; seed++) {
      const answers = bank(seed);
      const found = itemStatistics(answers);
      const right = answers.filter(({ share }) => share === 1).length;
      expect(found.tries).toBe(answers.length);
      expect(Math.abs((found.shareCorrect ?? -1) - right / answers.length)).toBeLessThan(1e-9);
      const expected = pointBiserial(answers);
      if (expected === null) expect(found.discrimination).toBeNull();
      else {
        compared++;
        expect(Math.abs((found.discrimination ?? 9) - expected)).toBeLessThan(1e-9);
      }
      for (const id of ['o1', 'o2', 'o3', 'o4']) {
        expect(found.chosen[id] ?? 0).toBe(answers.filter(({ chosen }) => chosen[0] === id).length);
      }
      const earlier = answers.filter(({ seconds }) => (seconds ?? 0) < (found.medianSeconds ?? 0)).length;
      const later = answers.filter(({ seconds }) => (seconds ?? 0) > (found.medianSeconds ?? 0)).length;
      expect(Math.max(earlier, later)).toBeLessThanOrEqual(answers.length / 2);
    }
    expect(compared).toBeGreaterThan(400);
  });

  const answers = (shares: number[], rests: (number | null)[] = []): GradedAnswer[] =>
    shares.map((share, at) => ({ share, rest: rests[at] ?? null, chosen: [], seconds: null }));

  it('flag what is too easy, too hard or discriminates backwards, once there are enough answers [QB-4]', () => {
    expect(itemStatistics(answers([1, 1, 1, 1, 1])).flags).toEqual(['too-easy']);
    expect(itemStatistics(answers([0, 0, 0, 0, 0.5])).flags).toEqual(['too-hard']);
    expect(itemStatistics(answers([1, 1, 0, 0, 1], [0.1, 0.2, 0.9, 0.8, 0.1])).flags).toEqual(['backwards']);
    expect(itemStatistics(answers([1, 1, 0, 0, 1], [0.9, 0.8, 0.1, 0.2, 0.9])).flags).toEqual([]);
    expect(itemStatistics(answers([1, 1, 1, 1])).flags).toEqual([]);
  });

  it('are empty without answers, and know no relation where nothing varies [QB-4]', () => {
    expect(itemStatistics([])).toEqual({
      tries: 0,
      shareCorrect: null,
      discrimination: null,
      chosen: {},
      medianSeconds: null,
      flags: [],
    });
    expect(itemStatistics(answers([1, 0], [0.5, 0.5])).discrimination).toBeNull();
    expect(itemStatistics(answers([0.1, 0.1, 0.1], [0.1, 0.2, 0.3])).discrimination).toBeNull();
  });

  it('count a part once for each answer that chose it [QB-4]', () => {
    const chosen = [['a', 'b'], ['b', 'b'], ['c']];
    const given = chosen.map((ids): GradedAnswer => ({ share: 1, rest: null, chosen: ids, seconds: null }));
    expect(itemStatistics(given).chosen).toEqual({ a: 1, b: 2, c: 1 });
  });
});
