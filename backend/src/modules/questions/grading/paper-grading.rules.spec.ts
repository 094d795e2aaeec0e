import { questionsOf } from '#modules/courses';
import { inOwnOrder } from '../drawing/paper-order.js';
import { allAnswers } from '../quiz/fixed-answers.rules.js';
import { gradePaper, rightAnswersTold, rightIds } from './paper-grading.rules.js';

const option = (id: string, correct: boolean) => ({ id, ar: id, en: id, correct });
const questions = questionsOf({
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
});
const answer = (questionId: string, ...optionIds: string[]) => ({ questionId, sent: { optionIds } });
const graded = (...answers: ReturnType<typeof answer>[]) => gradePaper(questions, allAnswers(questions, answers)!);

describe('grading a paper', () => {
  it('scores percent with two decimals [LSN-2]', () => {
    expect(graded(answer('q1', 'a'), answer('q2', 'd', 'c'), answer('q3', 'f')).score).toBe('66.67');
    expect(graded(answer('q1', 'a'), answer('q2', 'c', 'd'), answer('q3', 'g')).score).toBe('100.00');
  });

  it('counts what was not answered as wrong [EVD-2]', () => {
    expect(gradePaper(questions, new Map([['q1', { kind: 'single', optionId: 'a' }]])).score).toBe('33.33');
    expect(gradePaper(questions, new Map()).score).toBe('0.00');
  });

  it.each([[['c']], [['c', 'd', 'e']], [['c', 'e']]])(
    'gives no partial points for %j of two right options [LSN-2]',
    (chosen) => {
      const { questions: verdicts } = graded(answer('q1', 'b'), answer('q2', ...chosen), answer('q3', 'f'));
      expect(verdicts.map(({ isCorrect }) => isCorrect)).toEqual([false, false, false]);
    },
  );

  it('tells how many were right, unless that is more than the score tells [QZT-1] [EVD-8]', () => {
    expect(rightAnswersTold(graded(answer('q1', 'a'), answer('q2', 'c'), answer('q3', 'g')))).toBe(2);
    const [first, several, third] = questions;
    const weighed = [first!, several!, { ...third!, points: 2 }];
    const inParts = [first!, { ...several!, credit: 'partial' } as (typeof questions)[number], third!];
    const oneInParts = first!.kind === 'single' && first!.options.map((one) => ({ ...one, weight: 50 }));
    const bySharing = [{ ...first!, options: oneInParts } as (typeof questions)[number], several!, third!];
    for (const paper of [weighed, inParts, bySharing])
      expect(rightAnswersTold(gradePaper(paper, new Map()))).toBeNull();
  });

  it('names the right options [LSN-2]', () => {
    const { questions: verdicts } = graded(answer('q1', 'b'), answer('q2', 'e'), answer('q3', 'f'));
    expect(verdicts.map(({ correctOptionIds }) => correctOptionIds)).toEqual([['a'], ['c', 'd'], ['g']]);
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
    expect(allAnswers(questions, answers)).toBeUndefined();
  });

  it('accepts an answer to every question [LSN-2]', () => {
    expect(allAnswers(questions, full)?.size).toBe(3);
  });

  it('takes answers in the form of their kind beside chosen options, and names what was right [LSN-2, QB-1]', () => {
    const number = { id: 'q4', kind: 'number', prompt: { ar: 'كم؟', en: 'How many?' }, points: 1, unit: '' } as const;
    const asked = [questions[0]!, { ...number, accepted: [{ value: 4, tolerance: 0, weight: 100 }] }];
    const answers = [full[0]!, { questionId: 'q4', sent: { answer: { kind: 'number', text: '٤' } } }];
    const graded = gradePaper(asked, allAnswers(asked, answers)!);
    expect(rightIds(graded)).toEqual(['q1', 'q4']);
    expect(allAnswers(asked, [full[0]!, answer('q4', 'a')])).toBeUndefined();
  });
});

describe('the order of a paper', () => {
  it('is its own, and holds each question and option once [EVD-2]', () => {
    const many = Array.from({ length: 40 }, (_, place) => ({ ...questions[0]!, id: `q${place}` }));
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
    const ordered = inOwnOrder(many);
    expect(ids(ordered)).not.toEqual(ids(many));
    expect(ids(ordered).toSorted()).toEqual(ids(many).toSorted());
    const orders = new Set(ordered.map((one) => (one.kind === 'single' ? ids(one.options).join() : '')));
    expect([...orders].toSorted()).toEqual(['a,b', 'b,a']);
  });
});
