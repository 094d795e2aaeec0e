import { gradeAnswer } from './grade-answer.ts';
import type { ChoiceOption } from './parts/question-parts.ts';
import type { Question, QuestionAnswer } from './question.ts';

const both = (text: string) => ({ ar: text, en: text });
const option = (id: string, weight: number): ChoiceOption => ({ id, weight, text: both(id) });
const base = { id: 'q', prompt: both('؟'), points: 2 };
const points = (question: Question, answer: QuestionAnswer, values = {}) =>
  gradeAnswer(question, answer, values).points;

describe('an answer', () => {
  const single: Question = {
    ...base,
    kind: 'single',
    options: [option('a', 100), option('b', 50), option('c', -100)],
    shuffles: true,
  };

  it('to a choice earns the share of its option, and never less than nothing [QB-1]', () => {
    expect(['a', 'b', 'c'].map((optionId) => points(single, { kind: 'single', optionId }))).toEqual([2, 1, 0]);
    expect(gradeAnswer(single, { kind: 'single', optionId: 'b' }).feedback).toEqual(['b']);
  });

  it('that is missing, of another kind or about parts the question lacks earns nothing [QB-1]', () => {
    expect(gradeAnswer(single, undefined)).toEqual({ points: 0, of: 2, feedback: [] });
    expect(points(single, { kind: 'single', optionId: 'z' })).toBe(0);
    expect(points(single, { kind: 'true-false', isTrue: true })).toBe(0);
    expect(points(single, { kind: 'multiple', optionIds: ['a', 'a'] })).toBe(0);
  });

  it('to several options adds up, or has to be exactly the right ones [QB-1]', () => {
    const options = [option('a', 33.33333), option('b', 33.33333), option('c', 33.33333), option('d', -50)];
    const partial: Question = { ...base, kind: 'multiple', options, credit: 'partial', shuffles: true };
    const choose = (...optionIds: string[]): QuestionAnswer => ({ kind: 'multiple', optionIds });
    expect(points(partial, choose('a', 'b', 'c'))).toBe(2);
    expect(points(partial, choose('a'))).toBe(0.6667);
    expect(points(partial, choose('a', 'd'))).toBe(0);
    const whole: Question = { ...partial, credit: 'all-or-nothing' };
    expect(
      [choose('a', 'b', 'c'), choose('a', 'b'), choose('a', 'b', 'c', 'd'), choose()].map((each) =>
        points(whole, each),
      ),
    ).toEqual([2, 0, 0, 0]);
  });

  it('in Arabic is read as in the search, unless letters count [QB-1]', () => {
    const short = (text: string, exact = false): Question => ({
      ...base,
      kind: 'short-text',
      exact,
      accepted: [{ text, weight: 100 }],
    });
    const typed = (text: string): QuestionAnswer => ({ kind: 'short-text', text });
    expect(points(short('الإدارة'), typed('‏ الاداره '))).toBe(2);
    expect(points(short('مُتَغَيِّر'), typed('متغـير'))).toBe(2);
    expect(points(short('Flexbox'), typed('flexbox'))).toBe(2);
    expect(points(short('٢ بكسل'), typed('2  بكسل'))).toBe(2);
    expect(points(short('Flexbox', true), typed('flexbox'))).toBe(0);
    expect(points(short('الإدارة', true), typed('الادارة'))).toBe(0);
    expect(points(short('!'), typed(' '))).toBe(0);
  });

  it.each(['3.15', '٣٫١٥', '3,15', '۳.۱۵', ' 3.05 كجم', '+3.1', '‏٣٫٠٥‏'])(
    'is a number however it is typed: %s [QB-1]',
    (text) => {
      const question: Question = {
        ...base,
        kind: 'number',
        unit: 'كجم',
        accepted: [{ value: 3.1, tolerance: 0.05, weight: 100 }],
      };
      expect(points(question, { kind: 'number', text })).toBe(2);
    },
  );

  it.each(['3.16', '3.04', '', 'ثلاثة', '3.1.1', '3 1', '1e999', '0x3'])('is not right as %j [QB-1]', (text) => {
    const question: Question = {
      ...base,
      kind: 'number',
      unit: '',
      accepted: [{ value: 3.1, tolerance: 0.05, weight: 100 }],
    };
    expect(points(question, { kind: 'number', text })).toBe(0);
  });

  it('reads commas between groups of three as such [QB-1]', () => {
    const question: Question = {
      ...base,
      kind: 'number',
      unit: '',
      accepted: [{ value: 12_500, tolerance: 0, weight: 100 }],
    };
    expect(['12,500', '١٢٬٥٠٠', '12500'].map((text) => points(question, { kind: 'number', text }))).toEqual([2, 2, 2]);
    expect(points(question, { kind: 'number', text: '12,5' })).toBe(0);
  });

  it('earns the most that it is accepted for [QB-1]', () => {
    const accepted = [
      { value: 10, tolerance: 5, weight: 50 },
      { value: 10, tolerance: 1, weight: 100 },
    ];
    const question: Question = { ...base, kind: 'number', unit: '', accepted };
    expect(gradeAnswer(question, { kind: 'number', text: '10.5' })).toEqual({ points: 2, of: 2, feedback: ['1'] });
    expect(gradeAnswer(question, { kind: 'number', text: '14' })).toEqual({ points: 1, of: 2, feedback: ['0'] });
  });

  it('about relations earns a share for each that is right [QB-1]', () => {
    const sides = ['x', 'y'].map((id) => ({ id, text: both(id) }));
    const left = [0, 1, 2, 3].map((at) => ({ id: `l${at}`, text: both(`${at}`), rightId: at < 2 ? 'x' : 'y' }));
    const matching: Question = { ...base, kind: 'matching', left, right: sides };
    expect(points(matching, { kind: 'matching', pairs: { l0: 'x', l1: 'x', l2: 'x' } })).toBe(1);
    const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, text: both(id) }));
    const ordering: Question = { ...base, kind: 'ordering', items };
    const order = (ids: string): QuestionAnswer => ({ kind: 'ordering', itemIds: [...ids] });
    expect(['abcde', 'bcdea', 'edcba', 'abc'].map((ids) => points(ordering, order(ids)))).toEqual([2, 1.5, 0, 1]);
  });

  it('in gaps earns a share for each gap [QB-1]', () => {
    const question: Question = {
      ...base,
      kind: 'cloze',
      gaps: [
        { id: 'g1', kind: 'choice', options: [option('a', 100), option('b', 0)] },
        { id: 'g2', kind: 'text', accepted: [{ text: 'قاعدة', weight: 100 }], exact: false },
        { id: 'g3', kind: 'number', accepted: [{ value: 4, tolerance: 0, weight: 100 }] },
        { id: 'g4', kind: 'number', accepted: [{ value: 5, tolerance: 0, weight: 100 }] },
      ],
    };
    const grade = gradeAnswer(question, { kind: 'cloze', gaps: { g1: 'b', g2: 'قاعده', g3: '٤' } });
    expect(grade).toEqual({ points: 1, of: 2, feedback: ['g1/b', 'g2/0', 'g3/0'] });
    expect(points(question, { kind: 'cloze', gaps: { g1: 'a', other: 'x' } })).toBe(0);
  });

  it('on a picture is right within any of the areas [QB-1]', () => {
    const areas = [
      { shape: 'rectangle', x: 10, y: 10, width: 20, height: 10 } as const,
      { shape: 'circle', x: 80, y: 80, radius: 5 } as const,
    ];
    const question: Question = { ...base, kind: 'hotspot', picture: 'p', pictureText: both('صورة'), areas };
    const at = (x: number, y: number): QuestionAnswer => ({ kind: 'hotspot', x, y });
    expect([at(10, 20), at(83, 84), at(84, 84), at(31, 15), at(-1, 10)].map((each) => points(question, each))).toEqual([
      2, 2, 0, 0, 0,
    ]);
  });
});
