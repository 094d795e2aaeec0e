import type { Quiz } from './quiz.js';
import { answersFit, gradeQuiz } from './quiz-grading.rules.js';

const option = (id: string, correct: boolean) => ({ id, ar: id, en: id, correct });
const quiz: Quiz = {
  questions: [
    { id: 'q1', type: 'single', promptAr: 'س', promptEn: 'Q', options: [option('a', true), option('b', false)] },
    {
      id: 'q2',
      type: 'multiple',
      promptAr: 'س',
      promptEn: 'Q',
      options: [option('c', true), option('d', true), option('e', false)],
    },
    { id: 'q3', type: 'single', promptAr: 'س', promptEn: 'Q', options: [option('f', false), option('g', true)] },
  ],
};
const answer = (questionId: string, ...optionIds: string[]) => ({ questionId, optionIds });

describe('grading a quiz', () => {
  it('scores percent with two decimals [LSN-2]', () => {
    expect(gradeQuiz(quiz, [answer('q1', 'a'), answer('q2', 'd', 'c'), answer('q3', 'f')]).score).toBe('66.67');
    expect(gradeQuiz(quiz, [answer('q1', 'a'), answer('q2', 'c', 'd'), answer('q3', 'g')]).score).toBe('100.00');
  });

  it.each([[['c']], [['c', 'd', 'e']], [['c', 'e']]])(
    'gives no partial points for %j of two right options [LSN-2]',
    (chosen) => {
      const { questions } = gradeQuiz(quiz, [answer('q1', 'b'), answer('q2', ...chosen), answer('q3', 'f')]);
      expect(questions.map(({ isCorrect }) => isCorrect)).toEqual([false, false, false]);
    },
  );

  it('names the right options after grading [LSN-2]', () => {
    const { questions } = gradeQuiz(quiz, [answer('q1', 'b'), answer('q2', 'e'), answer('q3', 'f')]);
    expect(questions.map(({ correctOptionIds }) => correctOptionIds)).toEqual([['a'], ['c', 'd'], ['g']]);
  });

  const full = [answer('q1', 'a'), answer('q2', 'c'), answer('q3', 'g')];
  it.each([
    ['a missing question', full.slice(1)],
    ['a question answered twice', [...full.slice(0, 2), answer('q1', 'b')]],
    ['an unknown question', [...full.slice(0, 2), answer('q9', 'a')]],
    ['an option of another question', [answer('q1', 'c'), ...full.slice(1)]],
    ['two options where one is to be chosen', [answer('q1', 'a', 'b'), ...full.slice(1)]],
    ['an option chosen twice', [full[0]!, answer('q2', 'c', 'c'), full[2]!]],
    ['no option at all', [answer('q1'), ...full.slice(1)]],
  ])('refuses %s [LSN-2]', (_, answers) => {
    expect(answersFit(quiz, answers)).toBe(false);
  });

  it('accepts an answer to every question [LSN-2]', () => {
    expect(answersFit(quiz, full)).toBe(true);
  });
});
