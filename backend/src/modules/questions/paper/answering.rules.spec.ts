import { questionsOf } from '#modules/courses';
import { judgeAnswer } from './answering.rules.js';

const [question] = questionsOf({
  questions: [
    {
      id: 'q1',
      type: 'single',
      promptAr: 'س',
      promptEn: 'Q',
      options: [
        { id: 'a', ar: 'أ', en: 'a', correct: true },
        { id: 'b', ar: 'ب', en: 'b', correct: false },
      ],
    },
  ],
});
const now = new Date('2026-11-27T10:00:00.000Z');
const before = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
const open = { submittedAt: null, endsAt: null, question, elsewhereAt: null };
const judged = (paper: Partial<Parameters<typeof judgeAnswer>[0]>, option = 'a') =>
  judgeAnswer({ ...open, ...paper }, { optionIds: [option] }, now);

describe('an answer to a paper', () => {
  it('is kept while the paper is open and its time is not over [EVD-2]', () => {
    expect(judged({})).toMatchObject({ is: 'kept', answer: { optionId: 'a' }, isElsewhere: false });
    expect(judged({ endsAt: before(-1) })).toMatchObject({ is: 'kept' });
  });

  it('comes too late from the moment of the end on, and once it was handed in [EVD-2]', () => {
    expect(judged({ endsAt: now })).toEqual({ is: 'too-late' });
    expect(judged({ submittedAt: before(1) })).toEqual({ is: 'too-late' });
  });

  it('is told to come beside another device for two minutes [EVD-5]', () => {
    expect(judged({ elsewhereAt: before(119) })).toMatchObject({ isElsewhere: true });
    expect(judged({ elsewhereAt: before(120) })).toMatchObject({ isElsewhere: false });
  });

  it('answers a question of the paper by what that offers [EVD-2]', () => {
    expect(judged({ question: undefined })).toEqual({ is: 'no-question' });
    expect(judged({}, 'c')).toEqual({ is: 'no-answer' });
  });
});
