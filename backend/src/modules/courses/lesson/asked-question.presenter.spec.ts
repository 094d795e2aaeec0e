import { type Question, questionKinds } from '@masar/domain';
import { toAskedQuestion } from './asked-question.presenter.js';

const both = (text: string) => ({ ar: text, en: text });
const base = (id: string) => ({ id, prompt: both('سؤال'), explanation: both('SECRET'), points: 2 });
const option = (id: string, weight: number) => ({ id, text: both(id), weight, feedback: both('SECRET') });

/** One question of each kind; everything that only its key holds says SECRET or 777. */
const oneOfEach: Question[] = [
  { ...base('1'), kind: 'single', options: [option('a', 100), option('b', 0)], shuffles: true },
  { ...base('2'), kind: 'multiple', options: [option('a', 100)], shuffles: true, credit: 'partial' },
  { ...base('3'), kind: 'true-false', isTrue: true, feedbackTrue: both('SECRET'), feedbackFalse: both('SECRET') },
  { ...base('4'), kind: 'short-text', accepted: [{ text: 'SECRET', weight: 100 }], exact: true },
  { ...base('5'), kind: 'number', accepted: [{ value: 777, tolerance: 777, weight: 100 }], unit: 'kg' },
  {
    ...base('6'),
    kind: 'matching',
    left: [{ id: 'p1', text: both('a'), rightId: 'SECRET' }],
    right: [{ id: 'p2', text: both('b') }],
  },
  {
    ...base('7'),
    kind: 'ordering',
    items: ['p10', 'p2', 'p1'].map((id) => ({ id, text: both(id) })),
  },
  {
    ...base('8'),
    kind: 'cloze',
    gaps: [
      { id: 'g1', kind: 'choice', options: [option('a', 100)] },
      { id: 'g2', kind: 'text', accepted: [{ text: 'SECRET', weight: 100 }], exact: false },
      { id: 'g3', kind: 'number', accepted: [{ value: 777, tolerance: 777, weight: 100 }] },
    ],
  },
  {
    ...base('9'),
    kind: 'hotspot',
    picture: 'pictures/map.svg',
    pictureText: both('خريطة'),
    areas: [{ shape: 'circle', x: 777, y: 777, radius: 777 }],
  },
  {
    ...base('10'),
    kind: 'calculated',
    parameters: [{ name: 'n', from: 777, to: 777, decimals: 0 }],
    formula: 'n * SECRET',
    tolerance: 777,
    decimals: 1,
    unit: 'm',
  },
];

describe('a question as a paper asks it', () => {
  it('exists for each kind, and holds nothing of its key [EVD-2] [QB-1]', () => {
    expect(oneOfEach.map(({ kind }) => kind)).toEqual(questionKinds);
    for (const question of oneOfEach)
      expect(JSON.stringify(toAskedQuestion(question))).not.toMatch(
        /SECRET|777|weight|correct|tolerance|accepted|isTrue|formula|feedback|explanation|rightId/i,
      );
  });

  it('holds what its kind takes to be asked [QB-1]', () => {
    const asked = oneOfEach.map(toAskedQuestion);
    expect(asked[0]).toMatchObject({
      kind: 'single',
      promptAr: 'سؤال',
      points: 2,
      options: [{ id: 'a' }, { id: 'b' }],
    });
    expect(asked[4]).toMatchObject({ unit: 'kg', options: [], gaps: [] });
    expect(asked[5]).toMatchObject({ left: [{ id: 'p1', ar: 'a' }], right: [{ id: 'p2', ar: 'b' }] });
    expect(asked[7]?.gaps).toEqual([
      { id: 'g1', kind: 'choice', options: [{ id: 'a', ar: 'a', en: 'a' }] },
      { id: 'g2', kind: 'text', options: [] },
      { id: 'g3', kind: 'number', options: [] },
    ]);
    expect(asked[8]).toMatchObject({ picture: 'pictures/map.svg', pictureAr: 'خريطة' });
    expect(toAskedQuestion({ ...oneOfEach[9]!, values: { n: 3 } }).values).toEqual([{ name: 'n', value: 3 }]);
  });

  it('shows steps by the names of the paper, not in their right order [QB-1]', () => {
    expect(toAskedQuestion(oneOfEach[6]!).items.map(({ id }) => id)).toEqual(['p1', 'p2', 'p10']);
  });

  it('never shows more than two steps as they belong [EVD-2]', () => {
    const shownOf = (...ids: string[]) =>
      toAskedQuestion({ ...base('7'), kind: 'ordering', items: ids.map((id) => ({ id, text: both(id) })) }).items;
    expect(shownOf('p1', 'p2', 'p3').map(({ id }) => id)).toEqual(['p2', 'p3', 'p1']);
    expect(shownOf('p1', 'p2').map(({ id }) => id)).toEqual(['p1', 'p2']);
  });
});
