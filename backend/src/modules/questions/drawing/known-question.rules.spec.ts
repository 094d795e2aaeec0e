import type { Question } from '@masar/domain';
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
  provingOf(Array.from({ length: count }, (_, at) => [`q${at}`, knownOf(question(at))] as const));

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
