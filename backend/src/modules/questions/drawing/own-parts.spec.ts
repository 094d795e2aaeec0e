import { gradeAnswer, type Question, questionKinds, rightAnswer } from '@masar/domain';
import fc from 'fast-check';
import { questionOf } from '../testing/questions.arbitrary.js';
import { withOwnParts } from './own-parts.js';

const both = (text: string) => ({ ar: text, en: text });
const steps: Question = {
  id: 'q',
  kind: 'ordering',
  prompt: both('رتّب'),
  points: 1,
  items: ['i1', 'i2', 'i3', 'i4'].map((id) => ({ id, text: both(id) })),
};

describe('names of parts on a paper', () => {
  it('leave a question of any kind with its right answer [QB-1]', () => {
    fc.assert(
      fc.property(fc.oneof(...questionKinds.map(questionOf)), (written) => {
        const { question } = withOwnParts(written);
        const [before, after] = [rightAnswer(written), rightAnswer(question)];
        expect(after?.kind).toBe(before?.kind);
        expect(gradeAnswer(question, after).points).toBe(gradeAnswer(written, before).points);
      }),
      { numRuns: 200 },
    );
  });

  it('say nothing of the right order, and lead back to the names of the bank [EVD-5]', () => {
    const orders = new Set<string>();
    for (let time = 0; time < 200; time += 1) {
      const { question, parts } = withOwnParts(steps);
      if (question.kind !== 'ordering') throw new Error('It is another kind');
      expect(question.items.map(({ id }) => parts[id])).toEqual(['i1', 'i2', 'i3', 'i4']);
      orders.add(question.items.map(({ id }) => id).join());
    }
    expect(orders.size).toBeGreaterThan(12);
  });

  it('of matched sides tell no pair [EVD-5]', () => {
    const names = ['1', '2', '3', '4', '5'];
    const question: Question = {
      ...steps,
      kind: 'matching',
      left: names.map((id) => ({ id: `l${id}`, text: both(id), rightId: `r${id}` })),
      right: names.map((id) => ({ id: `r${id}`, text: both(id) })),
    };
    const seen = new Set<string>();
    for (let time = 0; time < 100; time += 1) {
      const own = withOwnParts(question).question;
      if (own.kind === 'matching') seen.add(own.left.map(({ rightId }) => rightId).join());
    }
    expect(seen.size).toBeGreaterThan(20);
  });
});
