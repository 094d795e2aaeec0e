import { gradeAnswer, type MultipleChoiceQuestion } from '@masar/domain';
import { fittingQuestions } from './fitting-questions.js';
import { readGift } from './gift/read-gift.js';
import { writeGift } from './gift/write-gift.js';
import { readQti } from './qti/read-qti.js';
import { writeQti } from './qti/write-qti.js';
import type { ReadQuestions } from './read-questions.js';

const both = (text: string) => ({ ar: text, en: text });
const asked = (weights: number[], credit: MultipleChoiceQuestion['credit'] = 'partial'): MultipleChoiceQuestion => ({
  id: '',
  kind: 'multiple',
  prompt: both('أيها عناصر؟'),
  points: 2,
  credit,
  shuffles: true,
  options: weights.map((weight, at) => ({ id: `o${at + 1}`, text: both(`o${at}`), weight })),
});
const written = (question: MultipleChoiceQuestion) => [{ question, name: '', tags: [] }];
const weightsIn = ({ questions, skipped }: ReadQuestions) => {
  expect(skipped).toEqual([]);
  const [{ question, losses }] = questions as [ReadQuestions['questions'][number]];
  return { weights: (question as MultipleChoiceQuestion).options.map(({ weight }) => weight), losses };
};
const formats = {
  gift: {
    file: (question: MultipleChoiceQuestion) => writeGift(written(question)).text,
    read: (question: MultipleChoiceQuestion) => readGift(formats.gift.file(question)),
  },
  qti: {
    file: (question: MultipleChoiceQuestion) => [...writeQti(written(question)).files.values()].join(''),
    read: (question: MultipleChoiceQuestion) => readQti(writeQti(written(question)).files),
  },
};

describe.each(Object.entries(formats))('what wrong options take away, in %s', (name, { file, read }) => {
  it('is in the file, so that other systems count wrong ticks against right ones, too [QB-3]', () => {
    const text = file(asked([50, 50, 0, 0]));
    expect(text.split(name === 'gift' ? '%-50%' : 'mapped-value="-0.5"')).toHaveLength(3);
    expect(weightsIn(read(asked([50, 50, 0, 0]))).weights).toEqual([50, 50, -50, -50]);
  });

  it.each([
    [50, 50, 0, 0],
    [33.33333, 33.33333, 33.33333, 0],
    [50, 50, -100, 0],
    [100, 0],
  ])('comes back as its author wrote it: %s, %s, %s … [QB-3]', (...weights) => {
    for (const credit of ['partial', 'all-or-nothing'] as const) {
      const back = weightsIn(fittingQuestions(read(asked(weights, credit))));
      expect(back).toEqual({
        weights: credit === 'partial' ? weights : weights.map((one) => Math.max(0, one)),
        losses: [],
      });
    }
  });

  it('earns for every selection what it earned before it left [QB-1] [QB-3]', () => {
    const before = asked([50, 50, -10, 0, -80]);
    const after = read(before).questions[0]!.question as MultipleChoiceQuestion;
    for (let bits = 0; bits < 2 ** before.options.length; bits += 1) {
      const points = (question: MultipleChoiceQuestion) =>
        gradeAnswer(question, {
          kind: 'multiple',
          optionIds: question.options.filter((_, at) => (bits >> at) & 1).map(({ id }) => id),
        }).points;
      expect(points(after)).toBe(points(before));
    }
  });
});

it('tells that wrong options take less away in a file than they do here [QB-3]', () => {
  const { weights, losses } = weightsIn(fittingQuestions(readGift('أي؟{~%50%أ~%50%ب~ج~%-25%د}')));
  expect(weights).toEqual([50, 50, 0, 0]);
  expect(losses).toEqual([{ reason: 'wrong-for-less', detail: '0%' }]);
});
