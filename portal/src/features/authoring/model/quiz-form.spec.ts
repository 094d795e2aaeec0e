import { markOption, newOption, newQuestion, questionProblem, toQuestions, toQuizChange, withType } from './quiz-form';

const correctOf = ({ options }: ReturnType<typeof newQuestion>) => options.map(({ correct }) => correct);
const written = () => {
  const question = { ...newQuestion(), promptAr: 'ما هو JSX؟' };
  return { ...question, options: question.options.map((option, at) => ({ ...option, ar: `خيار ${at + 1}` })) };
};

describe('the quiz editor', () => {
  it('keeps exactly one right option where one is to be chosen [CRS-4]', () => {
    expect(correctOf(markOption(newQuestion(), 1, true))).toEqual([false, true]);
  });

  it('lets several options be right where several may be chosen [CRS-4]', () => {
    const question = withType(newQuestion(), 'multiple');
    expect(correctOf(markOption(question, 1, true))).toEqual([true, true]);
    expect(correctOf(withType(markOption(question, 1, true), 'single'))).toEqual([true, false]);
  });

  it('names what a question lacks [CRS-4]', () => {
    const question = written();
    expect(questionProblem(newQuestion())).toBe('prompt');
    expect(questionProblem({ ...question, options: question.options.slice(0, 1) })).toBe('options');
    expect(questionProblem({ ...question, options: [...question.options, newOption()] })).toBe('emptyOption');
    expect(questionProblem(markOption(question, 0, false))).toBe('correct');
    expect(questionProblem(question)).toBeNull();
  });

  it('sends the ids that the server gave and none of its own keys [CRS-4]', () => {
    const quiz = {
      questions: [
        {
          id: 'q1',
          type: 'single' as const,
          promptAr: 'س',
          promptEn: 'Q',
          explanationAr: null,
          explanationEn: null,
          options: [{ id: 'o1', ar: 'أ', en: 'A', correct: true }],
        },
      ],
    };
    expect(toQuizChange(toQuestions(quiz))).toEqual({
      questions: [{ ...quiz.questions[0], explanationAr: '', explanationEn: '' }],
    });
    expect(toQuizChange([written()])?.questions[0]).not.toHaveProperty('key');
  });

  it('removes the quiz when its last question goes [CRS-4]', () => {
    expect([toQuizChange([]), toQuestions(null)]).toEqual([null, []]);
  });
});
