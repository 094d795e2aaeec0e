import { type Question, type SentQuestion, sentQuestions, shortFormOf } from '@masar/domain';
import { questionsOf, quizOf } from '../quiz-questions.js';
import { withLastingIds } from './quiz.rules.js';

const option = (correct: boolean, id?: string) => ({ id, ar: `خيار ${id ?? correct}`, en: 'option', correct });
const short = (type: 'single' | 'multiple', ...options: ReturnType<typeof option>[]): SentQuestion => ({
  type,
  promptAr: 'سؤال؟',
  options,
});
const ordering = {
  kind: 'ordering',
  prompt: { ar: 'رتّب', en: 'Order' },
  points: 2,
  items: ['i1', 'i2', 'i3'].map((id) => ({ id, text: { ar: id, en: id } })),
};
const counting = () => {
  let given = 0;
  return () => `id-${(given += 1)}`;
};

describe('quiz rules', () => {
  it('gives ids that tell nothing, and keeps those that it gave before [CRS-4, EVD-5]', () => {
    const first = withLastingIds(sentQuestions([{ content: ordering }])!, [], () => 'new');
    expect(JSON.stringify(first)).not.toContain('"id":"i1"');
    const newId = counting();
    const known = withLastingIds(sentQuestions([short('single', option(true), option(false))])!, [], newId);
    expect(known[0]).toMatchObject({ id: 'id-3', options: [{ id: 'id-1' }, { id: 'id-2' }] });
    const again = sentQuestions([
      { ...short('single', option(true, 'id-2'), option(false, 'foreign'), option(false, 'id-2x')), id: 'id-3' },
    ])!;
    expect(withLastingIds(again, known, newId)[0]).toMatchObject({
      id: 'id-3',
      options: [{ id: 'id-2' }, { id: 'id-4' }, { id: 'id-5' }],
    });
  });

  it('keeps names of options inside gaps, however often it is saved [CRS-4]', () => {
    const gaps = [
      {
        id: 'g1',
        kind: 'choice',
        options: [true, false].map((right, at) => ({ id: `o${at}`, text: ordering.prompt, weight: right ? 100 : 0 })),
      },
    ];
    const cloze = { kind: 'cloze', prompt: { ar: 'هو {{g1}}', en: 'It is {{g1}}' }, points: 1, gaps };
    const newId = counting();
    const once = withLastingIds(sentQuestions([{ content: cloze }])!, [], newId);
    expect(withLastingIds(sentQuestions([{ content: once[0]!, id: once[0]!.id }])!, once, newId)).toEqual(once);
  });
});

describe('a stored quiz', () => {
  const choice = sentQuestions([short('multiple', option(true, 'a'), option(true, 'b'), option(false, 'c'))])![0]!;

  it('says all in both forms where the short one can, and reads what a former build wrote [LSN-2]', () => {
    const quiz = quizOf([choice])!;
    expect(quiz.questions).toMatchObject([
      { type: 'multiple', options: [{ correct: true }, { correct: true }, { correct: false }] },
    ]);
    expect(questionsOf({ questions: quiz.questions })).toEqual(questionsOf(quiz));
  });

  it.each<[string, Partial<Question>]>([
    ['partial credit', { credit: 'partial' }],
    ['a fixed order', { shuffles: false }],
    ['two points', { points: 2 }],
  ])('has no short form for %s [LSN-2]', (_, changes) => {
    expect(shortFormOf({ ...choice, ...changes } as Question)).toBeUndefined();
    expect(quizOf([{ ...choice, ...changes } as Question])).toMatchObject({ questions: [], content: [changes] });
  });

  it('is none without questions [CRS-4]', () => {
    expect(quizOf([])).toBeNull();
  });
});
