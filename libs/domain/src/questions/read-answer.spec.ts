import { feedbackTexts, gradeAnswer } from './grade-answer.ts';
import type { Question } from './question.ts';
import { readAnswer } from './read-answer.ts';

const text = (ar: string) => ({ ar, en: ar });
const matching: Question = {
  id: 'q',
  kind: 'matching',
  prompt: text('صِل'),
  points: 1,
  left: [{ id: 'l', text: text('a'), rightId: 'r' }],
  right: [{ id: 'r', text: text('b') }],
};
const cloze: Question = {
  id: 'q',
  kind: 'cloze',
  prompt: text('{{g}} {{h}}'),
  points: 1,
  gaps: [
    { id: 'g', kind: 'choice', options: [{ id: 'o', text: text('a'), weight: 100, feedback: text('نعم') }] },
    { id: 'h', kind: 'text', exact: false, accepted: [{ text: 'x', weight: 50, feedback: text('نصف') }] },
  ],
};

describe('an answer that is sent', () => {
  it('is kept without anything that no answer of its kind holds [QB-1] [SEC-6]', () => {
    const sent = { kind: 'matching', pairs: { l: 'r' }, points: 1, weight: 100 };
    expect(readAnswer(matching, sent)).toEqual({ kind: 'matching', pairs: { l: 'r' } });
  });

  it.each([
    { kind: 'cloze', gaps: {} },
    { kind: 'matching', pairs: { x: 'r' } },
    { kind: 'matching', pairs: { l: 'x' } },
    { kind: 'matching' },
    null,
    [],
    'r',
  ])('is none where it is of another kind or about other parts: %j [QB-1]', (sent) => {
    expect(readAnswer(matching, sent)).toBeUndefined();
  });

  it('is read without what nobody sees and what writes letters backwards [QB-1] [SEC-6]', () => {
    const short: Question = { id: 'q', kind: 'short-text', prompt: text('?'), points: 1, exact: false, accepted: [] };
    expect(readAnswer(short, { kind: 'short-text', text: 'بغ\u202Eداد\u200B' })).toEqual({
      kind: 'short-text',
      text: 'بغداد',
    });
    expect(readAnswer(cloze, { kind: 'cloze', gaps: { g: 'o', h: '\u202Ex' } })).toEqual({
      kind: 'cloze',
      gaps: { g: 'o', h: 'x' },
    });
  });

  it('meets what its author says about it [QB-1]', () => {
    const { feedback } = gradeAnswer(cloze, { kind: 'cloze', gaps: { g: 'o', h: 'X' } });
    expect(feedbackTexts(cloze, feedback)).toEqual([text('نعم'), text('نصف')]);
    expect(feedbackTexts(matching, ['l'])).toEqual([]);
  });
});
