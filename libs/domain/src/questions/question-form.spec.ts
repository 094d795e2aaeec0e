import type { Question } from './question.ts';
import { readQuestion } from './question-form.ts';
import { questionWarnings } from './question-warnings.ts';

const both = (text: string) => ({ ar: text, en: text });
const single: Question = {
  id: '',
  kind: 'single',
  prompt: { ar: 'ما لون السماء؟', en: 'What colour is the sky?' },
  points: 1,
  options: [
    { id: 'o1', text: { ar: 'أزرق', en: 'Blue' }, weight: 100 },
    { id: 'o2', text: { ar: 'أحمر', en: 'Red' }, weight: 0 },
    { id: 'o3', text: { ar: 'أخضر', en: 'Green' }, weight: 0 },
  ],
  shuffles: true,
};

describe('something sent as a question', () => {
  it('is taken over field by field, and nothing else with it [QB-1]', () => {
    expect(
      readQuestion({ ...single, isAdmin: true, options: single.options.map((option) => ({ ...option, score: 9 })) }),
    ).toEqual({ question: single });
  });

  it.each([
    [null, ''],
    ['x', ''],
    [{ ...single, kind: 'essay' }, 'kind'],
    [{ ...single, points: 0 }, 'points'],
    [{ ...single, points: Number.NaN }, 'points'],
    [{ ...single, prompt: { ar: ' ', en: '' } }, 'prompt'],
    [{ ...single, prompt: { ar: 'x'.repeat(20_001), en: '' } }, 'prompt.ar'],
    [{ ...single, options: [single.options[0]] }, 'options'],
    [{ ...single, options: [single.options[0], single.options[0]] }, 'options'],
    [{ ...single, options: [{ ...single.options[0], weight: 101 }, single.options[1]] }, 'options.0.weight'],
    [{ ...single, options: [{ ...single.options[0], id: '<b>' }, single.options[1]] }, 'options.0.id'],
    [
      {
        ...single,
        kind: 'matching',
        left: [{ id: 'l', text: both('x'), rightId: 'r2' }],
        right: [{ id: 'r', text: both('y') }],
      },
      'left',
    ],
    [
      {
        ...single,
        kind: 'cloze',
        gaps: [{ id: 'g1', kind: 'text', exact: false, accepted: [{ text: 'x', weight: 100 }] }],
      },
      'prompt',
    ],
    [
      {
        ...single,
        kind: 'calculated',
        parameters: [{ name: 'a', from: 1, to: 2, decimals: 0 }],
        formula: 'a +',
        tolerance: 0,
        decimals: 1,
        unit: '',
      },
      'formula',
    ],
  ])('is refused with the path to its first fault %# [QB-1]', (sent, wrong) => {
    expect(readQuestion(sent)).toEqual({ wrong });
  });
});

describe('texts of a question', () => {
  it('lose what nobody sees and what writes letters backwards, wherever they stand [QB-1] [SEC-6]', () => {
    const sent = {
      ...single,
      prompt: { ar: 'ما\u202E هذا\u200B؟\n\u2067C++\u2069', en: '\u202Ewhat' },
      options: single.options.map((option) => ({ ...option, text: both('a\u202Db') })),
    };
    const read = readQuestion(sent);
    expect(read).toMatchObject({ question: { prompt: { ar: 'ما هذا؟\n\u2067C++\u2069', en: 'what' } } });
    expect(JSON.stringify(read)).not.toMatch(/[\u202D\u202E]/);
    expect(readQuestion({ ...single, prompt: both('\u200B\u202E') })).toEqual({ wrong: 'prompt' });
  });
});

describe('warnings', () => {
  it('say what an author would want to know [QB-2]', () => {
    expect(questionWarnings(single)).toEqual([]);
    expect(
      questionWarnings({ ...single, options: single.options.map((option) => ({ ...option, weight: 50 })) }),
    ).toEqual(['no-right-answer']);
    const [blue, red, green] = single.options;
    expect(
      questionWarnings({ ...single, options: [blue!, { ...red!, text: { ar: 'ازرق', en: 'Red' } }, green!] }),
    ).toEqual(['same-option-twice']);
    expect(questionWarnings({ ...single, prompt: { ar: 'ما لون السماء؟', en: '' } })).toEqual(['no-english']);
    expect(questionWarnings({ ...single, prompt: { ar: '', en: 'Which?' } })).toEqual(['no-arabic']);
  });

  it('see that no answer is right in any kind [QB-2]', () => {
    const base = { id: '', prompt: both('x'), points: 1 };
    const broken: Question[] = [
      {
        ...base,
        kind: 'multiple',
        options: single.options.map((option) => ({ ...option, weight: 0 })),
        credit: 'partial',
        shuffles: true,
      },
      { ...base, kind: 'short-text', accepted: [{ text: 'x', weight: 50 }], exact: false },
      { ...base, kind: 'number', accepted: [{ value: 1, tolerance: 0, weight: 99 }], unit: '' },
      {
        ...base,
        kind: 'cloze',
        gaps: [{ id: 'g', kind: 'number', accepted: [{ value: 1, tolerance: 0, weight: 0 }] }],
      },
    ];
    expect(broken.map((question) => questionWarnings(question))).toEqual(broken.map(() => ['no-right-answer']));
  });
});
