import type { Question } from '@masar/domain';
import { expectedOf } from './fill-draws.rules.js';
import { knownOf, provingOf } from './known-question.rules.js';

const both = (text: string) => ({ ar: text, en: text });
const base = (at: number) => ({ id: `q${at}`, prompt: both(`سؤال ${at}`), points: 1 });

/** Always «كل ما سبق», always 42, always the same place. */
const alwaysTheSame: ((at: number) => Question)[] = [
  (at) => ({
    ...base(at),
    kind: 'single',
    shuffles: true,
    options: ['كل ما سبق', `أ${at} وأخواتها`, `ب${at} وأخواتها`, `ج${at} وأخواتها`].map((text, place) => ({
      id: `o${place}`,
      text: both(text),
      weight: place === 0 ? 100 : 0,
    })),
  }),
  (at) => ({ ...base(at), kind: 'number', unit: '', accepted: [{ value: 42, tolerance: 0, weight: 100 }] }),
  (at) => ({
    ...base(at),
    kind: 'hotspot',
    picture: `p${at}`,
    pictureText: both('صورة'),
    areas: [{ shape: 'circle', x: 20, y: 20, radius: 5 }],
  }),
];

const known = (question: (at: number) => Question, count = 60) =>
  provingOf(Array.from({ length: count }, (_, at) => [`q${at}`, knownOf(question(at), [`${at}`])] as const));

describe('what proves something in a bank', () => {
  it('is nothing of three kinds that each have one answer for a third of all [EVD-8]', () => {
    const { nothing, guessed } = known((at) => alwaysTheSame[at % 3]!(at));
    expect(guessed.size).toBeLessThanOrEqual(1);
    expect([...new Set(nothing.values())]).toEqual(['constant-answer']);
  });

  it('is the rest, where what comes of one answer is chance for its kind alone [EVD-8]', () => {
    const numberAt = (at: number): Question => ({
      ...base(at),
      kind: 'number',
      unit: '',
      accepted: [{ value: at % 4 === 0 ? 42 : 100 + at, tolerance: 0, weight: 100 }],
    });
    const { nothing, guessed } = known((at) =>
      at < 40
        ? numberAt(at)
        : { ...base(at), kind: 'short-text', exact: false, accepted: [{ text: `ك${at}`, weight: 100 }] },
    );
    expect(nothing.size).toBe(0);
    expect([guessed.get('q0'), guessed.get('q59')]).toEqual([0.25, 0]);
  });
});

describe('what is asked again', () => {
  it('proves nothing a second time, in whichever language it says the same, whatever else differs [EVD-8]', () => {
    const says = [['ماء', 'water'], ['نار'], ['ماء', 'h2o'], ['other', 'water']];
    const { nothing } = provingOf(
      says.map((each, at) => [`q${at}`, knownOf({ ...alwaysTheSame[0]!(at), explanation: both(`لأنه ${at}`) }, each)]),
    );
    expect([...nothing].filter(([, why]) => why === 'repeated-question').map(([id]) => id)).toEqual(['q2', 'q3']);
  });
});

describe('what proves something where several draws ask', () => {
  const wrongAt = (at: number) => [1, 2, 3].map((other) => `خطأ ${1000 + at}${other}`);
  const choice = (at: number, right: string, wrong = wrongAt(at)): Question => ({
    ...base(at),
    kind: 'single',
    shuffles: true,
    options: [right, ...wrong].map((text, place) => ({
      id: `o${place}`,
      text: both(text),
      weight: place === 0 ? 100 : 0,
    })),
  });
  const number = (at: number, value: number): Question => ({
    ...base(at),
    kind: 'number',
    unit: '',
    accepted: [{ value, tolerance: 0, weight: 100 }],
  });
  const spot = (at: number, x: number): Question => ({
    ...base(at),
    kind: 'hotspot',
    picture: `p${at}`,
    pictureText: both('صورة'),
    areas: [{ shape: 'circle', x, y: 20, radius: 4 }],
  });
  const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `q${from + at}`);
  /** Seven of the first 42, and three of the 93 that follow. */
  const asked = expectedOf([
    { count: 7, pool: ids(0, 42) },
    { count: 3, pool: ids(42, 135) },
  ]);
  const provingAt = (question: (at: number) => Question) =>
    provingOf(
      ids(0, 135).map((id, at) => [id, knownOf(question(at), [`${at}`])] as const),
      new Set(),
      asked,
    );

  it.each<[string, (at: number) => Question]>([
    ['the same option', (at) => choice(at, at < 42 ? 'نعم 12345' : `صحح ${10000 + at}`)],
    ['the same number', (at) => number(at, at < 42 ? 42 : at < 85 ? 7 : 1000 + at)],
    ['the same place', (at) => spot(at, at < 42 ? 20 : at < 85 ? 40 : 60 + 5 * (at % 8))],
    [
      'the longest option',
      (at) =>
        at < 42
          ? choice(at, `صحيح بكل ما يلزم ${at}`)
          : choice(at, `صحح ${10000 + at}`, [`خط ${1000 + at}`, `خطأ ما ${1000 + at}`, `خطأ آخر ${1000 + at}`]),
    ],
  ])('is not what one of them asks often and is answered by %s [EVD-8]', (_, question) => {
    const { guessed } = provingAt(question);
    expect(ids(0, 42).filter((id) => guessed.has(id)).length).toBeLessThan(15);
  });

  it('is nothing of what the banks hold too often, although papers ask it seldom [EVD-8]', () => {
    const { nothing } = provingAt((at) => choice(at, at < 42 ? `صحح ${10000 + at}` : 'نعم 12345'));
    expect([nothing.size, nothing.has('q0'), nothing.get('q42')]).toEqual([93, false, 'constant-answer']);
  });

  it('is all where one answer is right less often; what it earns where it stands, and a guess elsewhere, is chance [EVD-8]', () => {
    const { nothing, guessed } = provingAt((at) => choice(at, at < 18 ? 'نعم 12345' : `صحح ${10000 + at}`));
    expect(nothing.size).toBe(0);
    // Of ten that a paper asks three are «نعم», and of the other seven one of four is guessed; less what luck finds.
    expect(guessed.get('q60')).toBeGreaterThan(0.46);
    expect(guessed.get('q60')).toBeLessThanOrEqual((3 + 7 / 4) / 10);
  });
});
