import type { Question } from '@masar/domain';
import { newQuestion } from '#subjects/questions/editing/editing-kinds';
import { questionProblem, toQuestions, toQuizChange, withKind, withNewQuestion } from './quiz-form';

const weights = (question: Question) => ('options' in question ? question.options.map(({ weight }) => weight) : []);
const written = () => {
  const question = newQuestion('single') as Extract<Question, { kind: 'single' }>;
  const options = question.options.map((option, at) => ({ ...option, text: { ar: `خيار ${at + 1}`, en: '' } }));
  return { ...question, id: 'new-1', prompt: { ar: 'ما هو JSX؟', en: '' }, options };
};

describe('the quiz editor', () => {
  it('keeps the options where a choice becomes one of several answers and back [CRS-4]', () => {
    const several = withKind(written(), 'multiple') as Extract<Question, { kind: 'multiple' }>;
    expect(several).toMatchObject({ kind: 'multiple', id: 'new-1', options: written().options });
    expect(
      weights(
        withKind({ ...several, options: several.options.map((option) => ({ ...option, weight: 25 })) }, 'single'),
      ),
    ).toEqual([100, 0, 0, 0]);
    expect(withKind(several, 'ordering')).toMatchObject({ kind: 'ordering', prompt: written().prompt });
  });

  it('names what a question lacks [CRS-4]', () => {
    const question = written();
    expect(questionProblem({ ...question, prompt: { ar: ' ', en: 'JSX?' } })).toBe('prompt');
    expect(questionProblem(newQuestion('ordering'))).toBe('prompt');
    expect(questionProblem({ ...newQuestion('ordering'), prompt: question.prompt })).toBe('words');
    expect(
      questionProblem({ ...question, options: question.options.map((option) => ({ ...option, weight: 0 })) }),
    ).toBe('key');
    expect(questionProblem(question)).toBeNull();
  });

  it('sends the ids that the server gave and none of its own [CRS-4]', () => {
    const { id: _, ...content } = written();
    const question = {
      type: 'single',
      promptAr: 'س',
      promptEn: 'Q',
      options: [],
      explanationAr: null,
      explanationEn: null,
    };
    const known = toQuestions({ questions: [{ ...question, type: 'single', id: 'q1', content: { ...content } }] });
    expect(toQuizChange(known)).toEqual({ questions: [{ id: 'q1', content }] });
    const [, added, second] = withNewQuestion(withNewQuestion(known));
    expect(added?.id).not.toBe(second?.id);
    expect(toQuizChange([added!])?.questions[0]).not.toHaveProperty('id');
  });

  it('removes the quiz when its last question goes [CRS-4]', () => {
    expect([toQuizChange([]), toQuestions(null)]).toEqual([null, []]);
  });
});
