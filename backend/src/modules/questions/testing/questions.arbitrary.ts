import type { AcceptedNumber, ChoiceOption, LocalizedMarkdown, Question, QuestionKind } from '@masar/domain';
import fc from 'fast-check';

/** Words as authors write them: both scripts, signs that formats give a meaning to, code, digits of both scripts. */
const pieces = [
  'قاعدة',
  'بيانات',
  'الإدارة',
  'flexbox',
  'CSS',
  '٣٫٥',
  '12',
  '`a = b`',
  '**مهم**',
  '{x}',
  '~/src',
  '#id',
  '50%',
  'a:b',
  '<div>',
  'A & B',
  '"x"',
  "l'eau",
  '\\n',
  'x->y',
  '[id]',
  '$x$',
  '؟',
  '!',
  'C++',
  '\u200Fيمين\u200F',
  '::',
  '====',
  '1.',
  '- -',
  '_____',
  '|',
  '😀',
  '&amp;',
  '//',
];
const line = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const words = fc
  .oneof(
    { weight: 4, arbitrary: line },
    { weight: 1, arbitrary: fc.tuple(line, line).map((lines) => lines.join('\n')) },
  )
  .filter((text) => /[\p{L}\p{N}]/u.test(text));

const localizedText: fc.Arbitrary<LocalizedMarkdown> = fc.oneof(
  fc.record({ ar: words, en: words }, { noNullPrototype: true }),
  words.map((text) => ({ ar: text, en: '' })),
  words.map((text) => ({ ar: '', en: text })),
  words.map((text) => ({ ar: text, en: text })),
);
const note = { nil: undefined, maxDepth: 0 };
const maybe = <Value>(name: string, value: fc.Arbitrary<Value>) =>
  fc.option(value, note).map((each) => (each === undefined ? {} : { [name]: each }));
const feedback = maybe('feedback', localizedText);

const distinct = (from: number, to: number) =>
  fc.uniqueArray(localizedText, { minLength: from, maxLength: to, selector: ({ ar, en }) => `${ar}|${en}` });
const oneLine = line.filter((text) => /[\p{L}\p{N}]/u.test(text));

const options = (weights: (count: number) => fc.Arbitrary<number[]>): fc.Arbitrary<ChoiceOption[]> =>
  distinct(2, 5).chain((texts) =>
    fc
      .tuple(weights(texts.length), fc.array(feedback, { minLength: texts.length, maxLength: texts.length }))
      .map(([shares, notes]) =>
        texts.map((text, at) => ({ id: `o${at + 1}`, text, weight: shares[at] ?? 0, ...notes[at] })),
      ),
  );
const oneRight = (count: number) =>
  fc
    .tuple(fc.nat(count - 1), fc.array(fc.constantFrom(0, 0, 50, -25), { minLength: count, maxLength: count }))
    .map(([right, rest]) => rest.map((weight, at) => (at === right ? 100 : weight)));
const someRight = (count: number) =>
  fc.tuple(fc.integer({ min: 1, max: count - 1 }), fc.constantFrom(0, 0, -100)).map(([right, wrong]) => {
    // With one right option each wrong one takes all anyway.
    const rest = right === 1 ? 0 : wrong;
    return Array.from({ length: count }, (_, at) => (at < right ? Number((100 / right).toFixed(5)) : rest));
  });

const acceptedNumbers: fc.Arbitrary<AcceptedNumber[]> = fc
  .uniqueArray(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 3 })
  .chain((values) =>
    fc
      .array(fc.constantFrom(0, 0.25, 0.001), { minLength: values.length, maxLength: values.length })
      .map((tolerances) => ({ values, tolerances })),
  )
  .map(({ values, tolerances }) =>
    values.map((value, at) => ({ value: value + 0.5, tolerance: tolerances[at] ?? 0, weight: at === 0 ? 100 : 50 })),
  );
const acceptedTexts = fc
  .uniqueArray(
    oneLine
      .map((text) => text.replaceAll('->', '').replace(/\s+/g, ' ').trim())
      .filter((text) => /[\p{L}\p{N}]/u.test(text)),
    { minLength: 1, maxLength: 3, selector: (text) => text.toLowerCase() },
  )
  .map((texts) => texts.map((text, at) => ({ text, weight: at === 0 ? 100 : 50 })));
const exact = fc.boolean();
const shuffles = fc.boolean();

const keys: { [Kind in QuestionKind]: fc.Arbitrary<object> } = {
  single: fc.record({ options: options(oneRight), shuffles }, { noNullPrototype: true }),
  multiple: fc.record(
    { options: options(someRight), credit: fc.constantFrom('partial', 'all-or-nothing'), shuffles },
    { noNullPrototype: true },
  ),
  'true-false': fc
    .tuple(fc.boolean(), maybe('feedbackTrue', localizedText), maybe('feedbackFalse', localizedText))
    .map(([isTrue, yes, no]) => ({ isTrue, ...yes, ...no })),
  'short-text': fc.record({ accepted: acceptedTexts, exact }, { noNullPrototype: true }),
  number: fc.record({ accepted: acceptedNumbers, unit: fc.constantFrom('', 'px', 'كجم') }, { noNullPrototype: true }),
  matching: fc
    .tuple(distinct(1, 4), distinct(1, 4), fc.array(fc.nat(), { minLength: 4, maxLength: 4 }))
    .map(([lefts, rights, chance]) => ({
      left: lefts.map((text, at) => ({ id: `l${at + 1}`, text, rightId: `r${(chance[at]! % rights.length) + 1}` })),
      right: rights.map((text, at) => ({ id: `r${at + 1}`, text })),
    })),
  ordering: distinct(2, 5).map((texts) => ({ items: texts.map((text, at) => ({ id: `i${at + 1}`, text })) })),
  cloze: fc
    .tuple(options(oneRight), acceptedTexts, exact, acceptedNumbers)
    .map(([choices, accepted, isExact, numbers]) => ({
      gaps: [
        {
          id: 'g1',
          kind: 'choice',
          options: choices.map(({ id, text, weight }) => ({ id, text, weight: Math.max(0, weight) })),
        },
        { id: 'g2', kind: 'text', accepted, exact: isExact },
        { id: 'g3', kind: 'number', accepted: numbers },
      ],
    })),
  hotspot: fc.constant({
    picture: 'files/1',
    pictureText: { ar: 'صفحة', en: 'A page' },
    areas: [{ shape: 'circle', x: 10, y: 20, radius: 5 }],
  }),
  calculated: fc.constant({
    parameters: [{ name: 'a', from: 1, to: 9, decimals: 0 }],
    formula: 'a * 2',
    tolerance: 0,
    decimals: 0,
    unit: '',
  }),
};

/** A question of this kind with the ids that a reader would give its parts. */
export const questionOf = (kind: QuestionKind): fc.Arbitrary<Question> =>
  fc
    .tuple(localizedText, keys[kind], fc.constantFrom(1, 1, 2, 2.5), maybe('explanation', localizedText))
    .map(([prompt, key, points, explanation]) => {
      const gapped = (text: string) => (kind === 'cloze' && text !== '' ? `${text} {{g1}} و {{g2}} ثم {{g3}}` : text);
      return {
        id: '',
        points,
        ...explanation,
        ...key,
        kind,
        prompt: { ar: gapped(prompt.ar), en: gapped(prompt.en) },
      } as Question;
    });
