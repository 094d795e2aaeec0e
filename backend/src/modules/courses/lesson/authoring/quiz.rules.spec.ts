import { isValidQuiz, type QuizDraft, toQuiz } from './quiz.rules.js';

const option = (correct: boolean, id?: string) => ({ id, ar: 'خيار', en: 'option', correct });
const quiz = (type: 'single' | 'multiple', ...options: ReturnType<typeof option>[]): QuizDraft => ({
  questions: [{ type, promptAr: 'سؤال؟', options }],
});

describe('quiz rules', () => {
  it('wants at least one question, two options and the right number of right ones [CRS-4]', () => {
    expect(isValidQuiz({ questions: [] })).toBe(false);
    expect(isValidQuiz(quiz('single', option(true)))).toBe(false);
    expect(isValidQuiz(quiz('single', option(true), option(true)))).toBe(false);
    expect(isValidQuiz(quiz('multiple', option(false), option(false)))).toBe(false);
    expect(isValidQuiz(quiz('single', option(true), option(false)))).toBe(true);
    expect(isValidQuiz(quiz('multiple', option(true), option(true)))).toBe(true);
  });

  it('gives ids, and keeps those that it gave before [CRS-4]', () => {
    let given = 0;
    const newId = () => `id-${(given += 1)}`;
    const first = toQuiz(quiz('single', option(true), option(false)), null, newId);
    const [question] = first.questions;
    expect(question?.options.map(({ id }) => id)).toEqual(['id-2', 'id-3']);
    const again: QuizDraft = {
      questions: [
        {
          id: 'id-1',
          type: 'single',
          promptAr: 'سؤال؟',
          options: [option(true, 'id-3'), option(false, 'foreign'), option(false, 'id-3')],
        },
      ],
    };
    expect(toQuiz(again, first, newId).questions[0]).toMatchObject({
      id: 'id-1',
      options: [{ id: 'id-3' }, { id: 'id-4' }, { id: 'id-5' }],
    });
  });

  it('falls back to the Arabic where English is missing [CRS-4]', () => {
    const [question] = toQuiz(
      quiz('single', { ...option(true), en: '' }, option(false)),
      undefined,
      () => 'new',
    ).questions;
    expect(question).toMatchObject({ promptEn: 'سؤال؟', options: [{ en: 'خيار' }, { en: 'option' }] });
  });
});
