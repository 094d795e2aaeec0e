import type { Question, QuestionKind } from '@masar/domain';
import fc from 'fast-check';
import { questionOf } from '../testing/questions.arbitrary.js';
import { readCsv } from './csv/read-csv.js';
import { writeCsv } from './csv/write-csv.js';
import { readGift } from './gift/read-gift.js';
import { writeGift } from './gift/write-gift.js';
import { withOwnPartIds } from './kinds/written-kinds.js';
import { withOwnShares } from './own-shares.js';
import { readQti } from './qti/read-qti.js';
import { writeQti } from './qti/write-qti.js';
import type { ReadQuestions } from './read-questions.js';
import { type Relations, relationsOf } from './relations.js';
import type { WritableQuestion } from './written-questions.js';

const named = fc.constantFrom<Relations>(
  {},
  { skillId: 'css' },
  { lessonId: '0198c0de-0000-7000-8000-000000000001' },
  { skillId: 'node.js & "ملفات"', lessonId: '0198c0de-0000-7000-8000-000000000002' },
);

const writable = (kind: QuestionKind): fc.Arbitrary<WritableQuestion> =>
  fc
    .record(
      {
        question: questionOf(kind).map(withOwnPartIds).map(withOwnShares),
        name: fc.constantFrom('', 'سؤال: 1', 'Q=1 ~ {x}'),
        tags: fc.uniqueArray(fc.constantFrom('css', 'قواعد البيانات', 'C#'), { maxLength: 2 }),
      },
      { noNullPrototype: true },
    )
    .chain((written) => named.map((relations) => ({ ...written, ...relations })));

const plainKinds: QuestionKind[] = ['single', 'multiple', 'true-false', 'short-text', 'number', 'matching'];

interface Format {
  name: string;
  kinds: QuestionKind[];
  again: (questions: WritableQuestion[]) => { read: ReadQuestions; leftOut: number[] };
}
const formats: Format[] = [
  {
    name: 'GIFT',
    kinds: plainKinds,
    again: (questions) => {
      const { text, leftOut } = writeGift(questions);
      return { read: readGift(text), leftOut };
    },
  },
  {
    name: 'QTI 3.0',
    kinds: [...plainKinds, 'ordering', 'cloze'],
    again: (questions) => {
      const { files, leftOut } = writeQti(questions);
      return { read: readQti(files), leftOut };
    },
  },
  {
    name: 'CSV',
    kinds: ['single', 'multiple', 'true-false', 'short-text', 'number', 'ordering'],
    again: (questions) => {
      const { text, leftOut } = writeCsv(questions);
      return { read: readCsv(text), leftOut };
    },
  },
];

describe.each(formats)('$name', ({ name, kinds, again }) => {
  it.each(kinds)(
    'gives a question back as it was, with its skill and lesson, or says that it cannot: %s [QB-3]',
    (kind) => {
      let [all, kept] = [0, 0];
      const property = fc.property(fc.array(writable(kind), { minLength: 1, maxLength: 4 }), (questions) => {
        const { read, leftOut } = again(questions);
        const written = questions.filter((_, at) => !leftOut.includes(at));
        expect(read.skipped).toEqual([]);
        const plain = ({ name, tags, question, ...rest }: WritableQuestion) => ({
          name,
          tags,
          question,
          ...relationsOf(rest),
        });
        expect(
          read.questions.map(plain).map((each) => ({
            ...each,
            question: withOwnShares(withOwnPartIds(each.question)),
          })),
        ).toEqual(written.map(plain));
        all += questions.length;
        kept += written.length;
      });
      fc.assert(property, { numRuns: name === 'QTI 3.0' ? 40 : 120, seed: 7 });
      // Nothing escapes GIFT's arrow between the sides of a pair, and a row of CSV has no room for feedback.
      if (name === 'CSV' || (name === 'GIFT' && kind === 'matching')) expect(kept / all).toBeGreaterThan(0.1);
      else expect(kept).toBe(all);
    },
  );

  it('names questions of kinds that it has no form for [QB-3]', () => {
    const others: QuestionKind[] = ['hotspot', 'calculated'];
    const questions = others.map((kind): WritableQuestion => ({
      question: fc.sample(questionOf(kind), { numRuns: 1, seed: 1 })[0] as Question,
      name: '',
      tags: [],
    }));
    expect(again(questions)).toMatchObject({ leftOut: [0, 1], read: { questions: [], skipped: [] } });
  });
});
