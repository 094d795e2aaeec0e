import type { Question } from '@masar/domain';
import { answerKeyOf } from './answer-key.js';

const base = { id: 'q', prompt: { ar: 'س', en: 'Q' }, points: 1 };
const same = (text: string) => ({ ar: text, en: text });

describe('the answers of a question, line by line', () => {
  it.each<[string, Question, string[]]>([
    [
      'a choice',
      {
        ...base,
        kind: 'single',
        shuffles: true,
        options: [
          { id: 'a', text: same('row'), weight: 100 },
          { id: 'b', text: same('column'), weight: 0 },
        ],
      },
      ['row 100', 'column 0'],
    ],
    ['a sentence', { ...base, kind: 'true-false', isTrue: false }, ['False 100']],
    [
      'a number',
      { ...base, kind: 'number', unit: 'px', accepted: [{ value: 16, tolerance: 1, weight: 100 }] },
      ['16 ± 1 px 100'],
    ],
    [
      'pairs',
      {
        ...base,
        kind: 'matching',
        left: [{ id: 'l1', text: same('HTML'), rightId: 'r1' }],
        right: [{ id: 'r1', text: same('structure') }],
      },
      ['HTML → structure null'],
    ],
    ['steps', { ...base, kind: 'ordering', items: [{ id: 'i', text: same('first') }] }, ['1. first null']],
    [
      'a gap',
      {
        ...base,
        kind: 'cloze',
        gaps: [{ id: 'g1', kind: 'text', exact: false, accepted: [{ text: 'rem', weight: 100 }] }],
      },
      ['g1: rem 100'],
    ],
    [
      'a calculated number',
      { ...base, kind: 'calculated', parameters: [], formula: 'a * 2', tolerance: 0, decimals: 0, unit: '' },
      ['a * 2 100'],
    ],
  ])('tell %s [QB-1]', (_, question, lines) => {
    expect(answerKeyOf(question).map(({ textEn, share }) => `${textEn} ${share}`)).toEqual(lines);
  });
});
