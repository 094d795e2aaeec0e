import { droppedItems, type GradeCell, type GradeScheme, gradeTotals, itemWeights, weightsAreWhole } from './index.ts';

const graded = (itemId: string, score: string, of = '100'): GradeCell => ({ itemId, state: 'graded', score, of });
const open = (itemId: string, state: 'missing' | 'waiting' | 'excused', of = '100'): GradeCell => ({
  itemId,
  state,
  score: null,
  of,
});

const twoCategories: GradeScheme = {
  categories: [
    { id: 'quizzes', weight: '40.00', dropLowest: 1 },
    { id: 'final', weight: '60.00', dropLowest: 0 },
  ],
  items: [
    { id: 'q1', categoryId: 'quizzes', points: '100.00' },
    { id: 'q2', categoryId: 'quizzes', points: '100.00' },
    { id: 'q3', categoryId: 'quizzes', points: '200.00' },
    { id: 'f', categoryId: 'final', points: '100.00' },
    { id: 'unused', categoryId: null, points: '100.00' },
  ],
};

describe('the total of a gradebook [GRD-1]', () => {
  it('weighs categories, and items by their points, without the worst [GRD-1]', () => {
    const cells = [
      graded('q1', '50'),
      graded('q2', '80'),
      graded('q3', '90'),
      graded('f', '70'),
      graded('unused', '0'),
    ];
    // Quizzes (80 + 2 × 90) / 3 = 86.666…; 0.4 of it and 0.6 of 70.
    expect(gradeTotals(twoCategories, cells).current).toBe('76.67');
  });

  it('says what is sure and what can still be reached [GRD-1]', () => {
    const cells = [graded('q1', '50'), open('q2', 'missing'), open('q3', 'waiting'), open('f', 'missing')];
    expect(gradeTotals(twoCategories, cells)).toEqual({
      current: '50.00',
      // (0 + 2 × 0 dropped as the heaviest of the worst) leaves 50 and 0: 25 of 100, weighed 0.4.
      lowest: '10.00',
      highest: '100.00',
      final: '20.00',
    });
  });

  it('leaves out what is excused, and a category in which nothing counts [GRD-1]', () => {
    const cells = [graded('q1', '50'), graded('q2', '90'), open('q3', 'excused'), open('f', 'excused')];
    expect(gradeTotals(twoCategories, cells)).toEqual({
      current: '90.00',
      lowest: '90.00',
      highest: '90.00',
      final: '90.00',
    });
    expect(Object.fromEntries(itemWeights(twoCategories, cells))).toEqual({ q1: '50.00', q2: '50.00' });
  });

  it('is nothing where nothing was graded [GRD-1] [EVD-3]', () => {
    const cells = [open('q1', 'missing'), open('f', 'waiting')];
    expect(gradeTotals(twoCategories, cells)).toMatchObject({ current: null, final: null });
    expect(gradeTotals({ categories: [], items: [] }, [])).toEqual({
      current: null,
      lowest: null,
      highest: null,
      final: null,
    });
  });

  it('takes weights that make 100 exactly [GRD-1]', () => {
    expect([weightsAreWhole(['33.33', '33.33', '33.34']), weightsAreWhole(['33.33', '33.33', '33.33'])]).toEqual([
      true,
      false,
    ]);
    expect([weightsAreWhole([]), weightsAreWhole(['0.1', '99.9'])]).toEqual([true, true]);
  });
});

/** Rational numbers in lowest terms: another way to count the same, written for this test alone. */
class Rational {
  readonly n: bigint;
  readonly d: bigint;
  constructor(n: bigint, d = 1n) {
    this.n = n;
    this.d = d;
  }
  static of(text: string): Rational {
    const places = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
    return new Rational(BigInt(text.replace('.', '')), 10n ** BigInt(places)).reduced();
  }
  private reduced(): Rational {
    let [a, b] = [this.n < 0n ? -this.n : this.n, this.d];
    while (b) [a, b] = [b, a % b];
    return a > 1n ? new Rational(this.n / a, this.d / a) : this;
  }
  add = (o: Rational) => new Rational(this.n * o.d + o.n * this.d, this.d * o.d).reduced();
  times = (o: Rational) => new Rational(this.n * o.n, this.d * o.d).reduced();
  by = (o: Rational) => new Rational(this.n * o.d, this.d * o.n).reduced();
  less = (o: Rational) => this.n * o.d < o.n * this.d;
  same = (o: Rational) => this.n * o.d === o.n * this.d;
  /** By long division, one digit more than needed. */
  twoPlaces(): string {
    const thousandths = (this.n * 1000n) / this.d;
    const hundredths = thousandths / 10n + (thousandths % 10n >= 5n ? 1n : 0n);
    return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
  }
}

/** Each item's own contribution to the total, summed; the dropped ones are found one by one. */
function referenceTotal(
  { categories, items }: GradeScheme,
  cells: readonly GradeCell[],
  fill: Partial<Record<string, 'none' | 'all'>>,
): string | null {
  const parts = categories.flatMap((category) => {
    let entries = items.flatMap((item) => {
      const cell = cells.find(({ itemId }) => itemId === item.id);
      if (item.categoryId !== category.id || !cell) return [];
      const points = Rational.of(item.points);
      if (cell.state === 'graded') return [{ points, part: Rational.of(cell.score ?? '').by(Rational.of(cell.of)) }];
      const filled = fill[cell.state];
      return filled ? [{ points, part: new Rational(filled === 'all' ? 1n : 0n) }] : [];
    });
    for (let drops = category.dropLowest; drops > 0 && entries.length > 1; drops -= 1) {
      const worst = entries.reduce((found, entry) =>
        entry.part.less(found.part) || (entry.part.same(found.part) && found.points.less(entry.points)) ? entry : found,
      );
      entries = entries.filter((entry) => entry !== worst);
    }
    return entries.length > 0 ? [{ weight: Rational.of(category.weight), entries }] : [];
  });
  const whole = parts.reduce((sum, { weight }) => sum.add(weight), new Rational(0n));
  if (whole.n === 0n) return null;
  const total = parts.reduce((sum, { weight, entries }) => {
    const possible = entries.reduce((all, { points }) => all.add(points), new Rational(0n));
    return entries.reduce(
      (inner, { points, part }) => inner.add(weight.by(whole).times(points.by(possible)).times(part)),
      sum,
    );
  }, new Rational(0n));
  return total.times(new Rational(100n)).twoPlaces();
}

describe('10,000 random gradebooks [GRD-1]', () => {
  it('have the totals that rational numbers give, and bounds around them [GRD-1]', () => {
    let state = 20_261_125;
    const below = (limit: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * limit);
    };
    const decimal = (most: number) => (below(most * 100 + 1) / 100).toFixed(2);
    const pick = <One>(choices: readonly One[]) => choices[below(choices.length)]!;
    let graded = 0;
    const wrong: object[] = [];
    for (let book = 0; book < 10_000; book += 1) {
      const cuts = Array.from({ length: below(4) }, () => below(10_001)).sort((a, b) => a - b);
      const weights = [...cuts, 10_000].map((cut, at) => cut - (cuts[at - 1] ?? 0));
      const categories = weights.map((weight, at) => ({
        id: `c${at}`,
        weight: (weight / 100).toFixed(2),
        dropLowest: below(4),
      }));
      if (!weightsAreWhole(categories.map(({ weight }) => weight))) wrong.push(categories);
      const items = Array.from({ length: below(12) }, (_, at) => ({
        id: `i${at}`,
        categoryId: below(8) === 0 ? null : pick(categories).id,
        points: pick(['100.00', '100.00', '50.00', `${1 + below(30)}.00`, (0.01 + below(999) / 100).toFixed(2)]),
      }));
      const cells = items.map(({ id, points }): GradeCell => {
        const of = pick(['100', points]);
        const stateOfCell = pick(['graded', 'graded', 'graded', 'missing', 'waiting', 'excused'] as const);
        const score = pick([decimal(Number(of)), '0', of]);
        return { itemId: id, state: stateOfCell, score: stateOfCell === 'graded' ? score : null, of };
      });
      const scheme = { categories, items };
      const totals = gradeTotals(scheme, cells);
      const current = referenceTotal(scheme, cells, {});
      if (current) graded += 1;
      const expected = {
        current,
        lowest: referenceTotal(scheme, cells, { missing: 'none', waiting: 'none' }),
        highest: referenceTotal(scheme, cells, { missing: 'all', waiting: 'all' }),
        final: current && referenceTotal(scheme, cells, { missing: 'none' }),
      };
      const isBounded = Number(totals.lowest ?? 0) <= Number(totals.highest ?? 0);
      // One expectation at the end: ten thousand of them would take most of the time.
      if (JSON.stringify(totals) !== JSON.stringify(expected) || !isBounded)
        wrong.push({ scheme, cells, totals, expected });
    }
    expect(wrong).toEqual([]);
    expect(graded).toBeGreaterThan(5000);
  });
});

it('names the items that a category drops as the worst; one always stays [GRD-1]', () => {
  const scheme = { ...twoCategories, categories: [{ id: 'quizzes', weight: '100.00', dropLowest: 2 }] };
  const cells = [graded('q1', '50'), graded('q2', '80'), graded('q3', '50'), graded('f', '0')];
  expect([...droppedItems(scheme, cells)]).toEqual(['q3', 'q1']);
  expect([...droppedItems(scheme, [graded('q1', '50'), open('q2', 'missing')])]).toEqual([]);
});
