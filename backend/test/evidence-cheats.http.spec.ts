import type { Question } from '@masar/domain';
import type { Response as Answer } from 'supertest';
import { anAssignmentSetting, best } from '../src/modules/assignments/testing/an-assignment.js';
import { completeLesson } from '../src/modules/courses/testing/complete-lesson.js';
import { aCourse } from '../src/modules/courses/testing/course.builder.js';
import {
  aDrawnQuizSetting,
  type DrawnQuizSetting,
  type ReadPaper,
  start,
  take,
} from '../src/modules/questions/testing/a-drawn-quiz.js';
import { aFinalSetting, type FinalSetting } from '../src/modules/questions/testing/a-final.js';
import { type SignedInAgent, startTestApp, type TestApp } from '../testing/test-app.js';
import { exported, imported, renamed } from './bundles/bundle-archives.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
/** All tests ask the same questions: what one course showed is no key of the next. */
afterEach(async () => {
  for (const table of ['quiz_parts', 'lesson_keys', 'shown_keys', 'papers'])
    await app.em().execute(`delete from ${table}`);
});

interface OwnCertificate {
  evidence: string;
  evidenceEdition: number;
  shownBy: { kind: string; passMark: string; questions: number | null; drawnFrom: number | null }[];
}
const certificatesOf = async ({ agent }: SignedInAgent) =>
  (await agent.get('/api/certificates').expect(200)).body as OwnCertificate[];

const both = (text: string) => ({ ar: text, en: text });
const base = (at: number) => ({ id: '', prompt: both(`سؤال ${at}`), points: 1 });
const inLength = (number: number, digits: number) => String(number).padStart(digits, '0');
/** What is right is in words that no other question knows, and as long as what is wrong. */
let written = 0;
const options = (count: number, rights: readonly number[], weight = 100 / rights.length) =>
  Array.from({ length: count }, (_, at) => ({
    id: `o${at + 1}`,
    text: both(rights.includes(at) ? `صحيح ${inLength((written += 1), 5)}` : `خطأ ${inLength(at, 6)}`),
    weight: rights.includes(at) ? Number(weight.toFixed(5)) : 0,
  }));
/** One of four colours, the first of which is right, in words of its own in both languages. */
const coloured = (at: number): Question => ({
  ...base(at),
  kind: 'single',
  options: ['أزرق', 'أحمر', 'أخضر', 'أصفر'].map((colour, place) => ({
    id: `o${place + 1}`,
    text: both(`${colour} ${at}`),
    weight: place === 0 ? 100 : 0,
  })),
  shuffles: true,
});
const several = (count: number, rights: readonly number[], credit: 'partial' | 'all-or-nothing') => (at: number) =>
  ({ ...base(at), kind: 'multiple', options: options(count, rights), credit, shuffles: true }) as Question;
const sides = (ids: readonly string[]) => ids.map((id) => ({ id, text: both(id) }));

/** ‘Yes’ is right, and the others are of this question alone. */
const sameRight = (at: number) => [
  { id: 'o1', text: both('نعم'), weight: 100 },
  ...[1, 2, 3].map((other) => ({ id: `x${other}`, text: both(`لا ${at} ${other}`), weight: 0 })),
];

type AskedQuestion = ReadPaper['questions'][number] & {
  left: { id: string }[];
  right: { id: string }[];
  items: { id: string }[];
  gaps: { id: string; options: { id: string }[] }[];
};
/** An answer that needs no knowledge of the question. */
type Constant = (question: AskedQuestion) => object;

const everyOption: Constant = ({ options: all }) => ({ kind: 'multiple', optionIds: all.map(({ id }) => id) });
const noOption: Constant = () => ({ kind: 'multiple', optionIds: [] });
const theFirst: Constant = ({ options: [first] }) => ({ kind: 'single', optionId: first!.id });
const byLength =
  (count: number, isLongest: boolean): Constant =>
  ({ kind, options: all }) => {
    const sorted = all.toSorted((one, other) => (one.ar.length - other.ar.length) * (isLongest ? -1 : 1));
    const optionIds = sorted.slice(0, count).map(({ id }) => id);
    return kind === 'single' ? { kind, optionId: optionIds[0] } : { kind, optionIds };
  };
/** The right ones are told by their length. */
const unequal = (rights: readonly number[], isLong: boolean) =>
  options(4, rights).map((one) =>
    one.weight > 0 === isLong ? { ...one, text: both(`${one.text.ar} بكل ما يلزم لذلك`) } : one,
  );
const theThird: Constant = ({ options: all }) => ({ kind: 'single', optionId: all[2]!.id });
const yes: Constant = () => ({ kind: 'true-false', isTrue: true });
const oneSide: Constant = ({ left, right }) => ({
  kind: 'matching',
  pairs: Object.fromEntries(left.map(({ id }) => [id, right[0]!.id])),
});
const asItLies: Constant = ({ items }) => ({ kind: 'ordering', itemIds: items.map(({ id }) => id) });
const theMiddle: Constant = () => ({ kind: 'hotspot', x: 50, y: 50 });
const zero: Constant = ({ kind }) => ({ kind, text: '0' });
const theWords =
  (words: string): Constant =>
  ({ kind, options: all }) => {
    const optionId = all.find(({ ar }) => ar === words)!.id;
    return kind === 'single' ? { kind, optionId } : { kind, optionIds: [optionId] };
  };
const eleven: Constant = ({ kind }) => ({ kind, text: '11' });
const firstInGaps: Constant = ({ gaps }) => ({
  kind: 'cloze',
  gaps: Object.fromEntries(gaps.map((gap) => [gap.id, gap.options[0]!.id])),
});

/** Answers all alike and hands in, in as many attempts as there are. */
/** On a busy machine a start may have to wait in line. */
async function whenDue(start: () => Promise<Answer>): Promise<Answer> {
  const answer = await start();
  if (answer.status !== 429) return answer;
  await new Promise((resolve) =>
    setTimeout(resolve, Number((answer.body as { seconds?: number }).seconds ?? 1) * 1000),
  );
  return whenDue(start);
}

async function answerAlike(setting: FinalSetting, learner: SignedInAgent, constant: Constant, attempts = 3) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const begun = await whenDue(() => learner.agent.post(`${setting.path}/papers`));
    if (attempt === 0) expect(begun.status).toBe(200);
    if (begun.status !== 200) return;
    const paper = begun.body as ReadPaper;
    for (const question of paper.questions as AskedQuestion[])
      await learner.agent
        .put(`/api/papers/${paper.id}/answers/${question.id}`)
        .send({ answer: constant(question) })
        .expect(204);
    await learner.agent.post(`/api/papers/${paper.id}/submit`).expect(200);
    await setting.letPass(11, learner);
  }
}

const constants: [string, (at: number) => Question, Constant][] = [
  ['every option, half of which are right', several(4, [0, 1], 'partial'), everyOption],
  ['every option, three of four of which are right', several(4, [0, 1, 2], 'partial'), everyOption],
  ['every option, where all are right', several(3, [0, 1, 2], 'partial'), everyOption],
  ['every option, where all have to be ticked', several(4, [0, 1, 2, 3], 'all-or-nothing'), everyOption],
  ['no option at all', several(4, [0], 'partial'), noOption],
  [
    'the first option, which stays first',
    (at) => ({ ...base(at), kind: 'single', options: options(4, [0]), shuffles: false }),
    theFirst,
  ],
  [
    'the third option, which stays third',
    (at) => ({ ...base(at), kind: 'single', options: options(4, [2]), shuffles: false }),
    theThird,
  ],
  [
    'any option, all of which earn most',
    (at) => ({
      ...base(at),
      kind: 'single',
      options: options(4, [0]).map((one) => ({ ...one, weight: Math.max(one.weight, 70) })),
      shuffles: true,
    }),
    theFirst,
  ],
  ['yes to everything', (at) => ({ ...base(at), kind: 'true-false', isTrue: true }), yes],
  [
    'the same side for all pairs',
    (at) => ({
      ...base(at),
      kind: 'matching',
      left: sides(['a', 'b', 'c']).map((side) => ({ ...side, rightId: 'x' })),
      right: sides(['x']),
    }),
    oneSide,
  ],
  ['the order in which two steps lie', (at) => ({ ...base(at), kind: 'ordering', items: sides(['a', 'b']) }), asItLies],
  [
    'the middle of every picture',
    (at) => ({
      ...base(at),
      kind: 'hotspot',
      picture: '/api/files/x',
      pictureText: both('صورة'),
      areas: [{ shape: 'rectangle', x: 40, y: 40, width: 20, height: 20 }],
    }),
    theMiddle,
  ],
  [
    'nought, which is right each time',
    (at) => ({ ...base(at), kind: 'number', unit: '', accepted: [{ value: 0, tolerance: 0, weight: 100 }] }),
    zero,
  ],
  [
    'a word that is right each time',
    (at) => ({ ...base(at), kind: 'short-text', exact: false, accepted: [{ text: '0', weight: 100 }] }),
    zero,
  ],
  [
    'nought, where any number is near enough',
    (at) => ({ ...base(at), kind: 'number', unit: '', accepted: [{ value: 5, tolerance: 100, weight: 100 }] }),
    zero,
  ],
  [
    'the option that says yes, which is right each time',
    (at) => ({ ...base(at), kind: 'single', options: sameRight(at), shuffles: true }),
    theWords('نعم'),
  ],
  [
    'the option that says all of these, which is right beside others',
    (at) => ({
      ...base(at),
      kind: 'multiple',
      options: [
        ...sameRight(at).map((one) => ({ ...one, weight: one.weight * 0.75 })),
        { ...options(1, [0], 25)[0]!, id: 'z' },
      ],
      credit: 'partial',
      shuffles: true,
    }),
    theWords('نعم'),
  ],
  [
    'the longest option, which is right each time',
    (at) => ({ ...base(at), kind: 'single', options: unequal([0], true), shuffles: true }),
    byLength(1, true),
  ],
  [
    'the longest option, which is right two times of three',
    (at) => ({ ...base(at), kind: 'single', options: unequal([0], at % 3 > 0), shuffles: true }),
    byLength(1, true),
  ],
  [
    'the shortest option, which is right each time',
    (at) => ({ ...base(at), kind: 'single', options: unequal([0], false), shuffles: true }),
    byLength(1, false),
  ],
  [
    'the longest two of four, which are right each time',
    (at) => ({
      ...base(at),
      kind: 'multiple',
      options: unequal([0, 1], true),
      credit: 'all-or-nothing',
      shuffles: true,
    }),
    byLength(2, true),
  ],
  [
    'one result of whatever numbers are drawn',
    (at) => ({
      ...base(at),
      kind: 'calculated',
      parameters: [{ name: 'a', from: 1, to: 900, decimals: 0 }],
      formula: `a * 0 + ${at} - ${at} + 11`,
      tolerance: 0,
      decimals: 0,
      unit: '',
    }),
    eleven,
  ],
  [
    'one number within the tolerance of all',
    (at) => ({
      ...base(at),
      kind: 'number',
      unit: '',
      accepted: [{ value: 10 + (at % 3), tolerance: 1, weight: 100 }],
    }),
    eleven,
  ],
  [
    'the first choice in gaps that take any',
    (at) => ({
      ...base(at),
      prompt: both(`{{g}} ${at}`),
      kind: 'cloze',
      gaps: [{ id: 'g', kind: 'choice', options: options(2, [0, 1], 200) }],
    }),
    firstInGaps,
  ],
];

/** What a quiz elsewhere asks of the bank of the final, and for whom. */
interface OtherCourse {
  tag?: string;
  questionId?: string;
  isOpen?: boolean;
  isJoined?: boolean;
  hasLeft?: boolean;
  finalAttempts?: number;
}

describe('evidence B is not given for words where they stand, and chance elsewhere', () => {
  it('who knows nothing passes too often by them, which its author reads [EVD-5] [EVD-8]', async () => {
    // Each of three words stands in eight of sixty and is right there: 24 + 36 × 1/4 of 60 is more than half.
    const content = (at: number): Question => ({
      ...base(at),
      kind: 'single',
      options: options(4, [0]).map((one, place) =>
        place === 0 && at < 24 ? { ...one, text: both(`صحيح ${'أبت'[at % 3]}1234`) } : one,
      ),
      shuffles: true,
    });
    const setting = await aFinalSetting(app, { content });
    const { body } = await setting.author.agent.get(`${setting.path}/composition`).expect(200);
    expect(body).toMatchObject({ isEvidence: false, lacks: ['by-luck'] });
    const learner = await setting.aFinisher();
    const right: Constant = ({ options: all }) => ({
      kind: 'single',
      optionId: all.find(({ ar }) => ar.startsWith('صحيح'))!.id,
    });
    await answerAlike(setting, learner, right, 1);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
  });
});

describe('evidence B is not given for a constant answer', () => {
  it.each(constants)('as is %s [EVD-5] [EVD-8]', async (_, content, constant) => {
    const setting = await aFinalSetting(app, { inBank: 60, content });
    const learner = await setting.aFinisher();
    await answerAlike(setting, learner, constant);
    for (const { evidence } of await certificatesOf(learner)) expect(evidence).toBe('C');
  });

  it('although a question that can be guessed stands beside ten that cannot, and lifts the score [EVD-5] [EVD-8]', async () => {
    const guessed = (at: number): Question => ({ ...base(at), kind: 'true-false', isTrue: true });
    const known = (at: number): Question => ({ ...base(at), kind: 'single', options: options(4, [0]), shuffles: true });
    const setting = await aFinalSetting(app, {
      inBank: 120,
      drawn: 0,
      content: (at) => (at % 2 ? guessed(at) : known(at)),
    });
    await setting.compose([
      { bankId: setting.bankId, tag: 'even', count: 10 },
      { bankId: setting.bankId, tag: 'odd', count: 20 },
    ]);
    const learner = await setting.aFinisher();
    const wrong: Constant = ({ kind, options: all }) =>
      kind === 'true-false'
        ? { kind, isTrue: true }
        : { kind, optionId: all.find(({ ar }) => ar.startsWith('خطأ'))!.id };
    await setting.setRules({ passMark: '60' });
    await answerAlike(setting, learner, wrong, 1);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C', shownBy: [{ passMark: '60.00' }] }]);
  });

  it('and its author reads why such questions do not count [EVD-8]', async () => {
    const setting = await aFinalSetting(app, {
      content: (at) => ({
        ...base(at < 30 ? at : 30),
        kind: 'single',
        options: at < 30 ? sameRight(at) : options(4, [0]).map((one) => ({ ...one, text: both(`ج ${one.id}`) })),
        shuffles: true,
      }),
    });
    const { body } = await setting.author.agent.get(`${setting.path}/composition`).expect(200);
    const { warnings, proving } = body as { warnings: { code: string }[]; proving: { from: number } };
    const told = (code: string) => warnings.filter((one) => one.code === code).length;
    expect({ constant: told('constant-answer'), repeated: told('repeated-question') }).toEqual({
      constant: 30,
      repeated: 29,
    });
    expect(proving.from).toBeLessThanOrEqual(1);
  });

  it('and whoever practised the same questions in a lesson before proved nothing by them [EVD-8]', async () => {
    const setting = await aFinalSetting(app);
    // As an author does who carries the questions of a lesson into a bank, with other wrong options and signs.
    await app.em().execute(
      `update lessons set quiz = jsonb_build_object('questions', '[]'::jsonb, 'content', (
         select jsonb_agg(v.content || jsonb_build_object('prompt', jsonb_build_object(
           'ar', (v.content #>> '{prompt,ar}') || '؟!', 'en', '')) #- '{options,3}')
         from question_versions v join questions q on q.id = v.question_id where q.bank_id = ?)) where id = ?`,
      [setting.bankId, setting.lessonId],
    );
    await app.em().execute('insert into quiz_rules (lesson_id, is_practice) values (?, true)', [setting.lessonId]);
    const learner = await setting.aFinisher();
    await take(await start(setting, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
    const { body } = await setting.author.agent.get(`${setting.path}/composition`).expect(200);
    const { warnings, isEvidence } = body as { warnings: { code: string }[]; isEvidence: boolean };
    expect(isEvidence).toBe(false);
    expect(warnings.filter(({ code }) => code === 'asked-in-lesson')).toHaveLength(60);
  });

  it.each<[string, { bankId?: string; questionId?: string; tag?: string; count?: number }, number]>([
    ['a draw from half of the bank', { bankId: 'of the final', tag: 'odd', count: 2 }, 30],
    ['a draw from a copy of the bank', { bankId: 'copy', count: 2 }, 60],
    ['one question that its author named', { questionId: 'of the final' }, 1],
  ])(
    'and whoever saw keys after the quiz of a lesson proved nothing by these questions in the final: %s [EVD-8]',
    async (_, { bankId, questionId, ...narrowed }, known) => {
      const setting = await aFinalSetting(app, { content: coloured });
      const learner = await setting.aFinisher();
      const bank =
        bankId === 'copy'
          ? (await aDrawnQuizSetting(app, 60, coloured)).bankId
          : bankId === undefined
            ? bankId
            : setting.bankId;
      if (bankId === 'copy')
        await app.em().execute('update question_banks set course_id = ? where id = ?', [setting.courseId, bank]);
      const part = { ...narrowed, ...(bank ? { bankId: bank } : { questionId: setting.questionIds[0] }) };
      await setting.author.agent
        .put(`/api/lessons/${setting.lessonId}/quiz/composition`)
        .send({ parts: [part] })
        .expect((answer) => expect(answer.status).toBeLessThan(300));
      const { body } = await setting.author.agent.get(`${setting.path}/composition`).expect(200);
      const { warnings, isEvidence } = body as { warnings: { code: string }[]; isEvidence: boolean };
      expect(isEvidence).toBe(false);
      expect(warnings.filter(({ code }) => code === 'asked-in-lesson')).toHaveLength(known);
      await take(await start(setting, learner), learner, 10);
      expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
    },
  );

  it.each<[string, OtherCourse, number, 'B' | 'C']>([
    ['a draw from the whole bank', {}, 60, 'C'],
    ['a draw from half of it', { tag: 'odd' }, 30, 'C'],
    ['one question that its author named, which leaves too few', { questionId: 'the first' }, 1, 'C'],
    ['a draw in a course that nobody could ever open', { isOpen: false }, 0, 'B'],
    ['a draw in a course that is no longer open', { isOpen: false, isJoined: true }, 60, 'C'],
    [
      'a draw in a course that somebody joined, and left, before it closed',
      { isOpen: false, isJoined: true, hasLeft: true },
      60,
      'C',
    ],
    ['a draw of a final in twenty attempts', { finalAttempts: 20 }, 60, 'C'],
    ['a draw of a final in three attempts, which shows a key to who knows it', { finalAttempts: 3 }, 0, 'B'],
  ])(
    'and whoever saw keys in another course proved nothing by these questions in the final: %s [EVD-8]',
    async (_, { tag, questionId, isOpen = true, isJoined, hasLeft, finalAttempts }, known, evidence) => {
      const setting = await aFinalSetting(app, { content: coloured });
      const learner = await setting.aFinisher();
      const { course, lessons } = await aCourse()
        .by(setting.author.userId)
        .published()
        .withLessons([{ contentAr: 'نص' }])
        .saved(app.em());
      const part = questionId
        ? { questionId: setting.questionIds[0] }
        : { bankId: setting.bankId, count: 2, ...(tag && { tag }) };
      const quiz = finalAttempts ? `/api/courses/${course.id}/final` : `/api/lessons/${lessons[0]!.id}/quiz`;
      await setting.author.agent
        .put(`${quiz}/composition`)
        .send({ parts: [part] })
        .expect((answer) => expect(answer.status).toBeLessThan(300));
      if (finalAttempts) {
        const rules = { isPractice: false, passMark: '60', attempts: finalAttempts, pauseMinutes: 0, counting: 'best' };
        await setting.author.agent.put(`${quiz}/rules`).send(rules).expect(200);
      }
      if (isJoined) await learner.agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
      if (hasLeft) await learner.agent.delete(`/api/courses/${course.id}/enrollment`).expect(204);
      if (!isOpen) {
        const never = isJoined ? '' : ', published_at = null';
        await app.em().execute(`update courses set is_published = false${never} where id = ?`, [course.id]);
      }
      const { body } = await setting.author.agent.get(`${setting.path}/composition`).expect(200);
      const { warnings, isEvidence } = body as { warnings: { code: string }[]; isEvidence: boolean };
      expect({ isEvidence, told: warnings.filter(({ code }) => code === 'asked-in-lesson').length }).toEqual({
        isEvidence: evidence === 'B',
        told: known,
      });
      await take(await start(setting, learner), learner, 10);
      expect(await certificatesOf(learner)).toMatchObject([{ evidence }]);
    },
  );

  type Single = Extract<Question, { kind: 'single' }>;
  const withMore = (weight: number) => (at: number) => {
    const { options: all, ...question } = coloured(at) as Single;
    return { ...question, options: [...all, { id: 'more', text: both(`بنيّ ${at}`), weight }] } as Question;
  };
  /** The questions of a bank become those that its lesson asks by itself. */
  const asksItself = async ({ lessonId, bankId }: DrawnQuizSetting) =>
    app.em().execute(
      `update lessons set quiz = jsonb_build_object('questions', '[]'::jsonb, 'content', (
         select jsonb_agg(v.content) from question_versions v join questions q on q.id = v.question_id where q.bank_id = ?))
       where id = ?`,
      [bankId, lessonId],
    );
  const draws = ({ compose, bankId }: DrawnQuizSetting) => compose([{ bankId, count: 2 }]);
  const told = async ({ author, path }: FinalSetting) => {
    const { body } = await author.agent.get(`${path}/composition`).expect(200);
    return (body as { warnings: { code: string }[] }).warnings.filter(({ code }) => code === 'asked-in-lesson').length;
  };

  it.each<[string, (at: number) => Question, (other: DrawnQuizSetting) => Promise<unknown>]>([
    ['a lesson draws from a copy', coloured, draws],
    ['a lesson draws from a copy with an option more that earns one percent', withMore(1), draws],
    ['a lesson draws from a copy with a wrong option more', withMore(0), draws],
    ['a lesson asks a copy of itself', coloured, asksItself],
    [
      'a lesson asked a copy of itself for an hour',
      coloured,
      async (other) => {
        await asksItself(other);
        await app.em().execute('update lessons set quiz = null where id = ?', [other.lessonId]);
      },
    ],
    [
      'a lesson that is gone asked a copy of itself',
      coloured,
      async (other) => {
        await asksItself(other);
        await app.em().execute('delete from lessons where id = ?', [other.lessonId]);
      },
    ],
    [
      'a lesson asked a copy of itself, of a course that was taken back',
      coloured,
      async (other) => {
        await asksItself(other);
        await app.em().execute('update courses set is_published = false where id = ?', [other.courseId]);
      },
    ],
  ])('nor where, in another course of who teaches this one, %s [EVD-5] [EVD-8]', async (_, content, shows) => {
    const setting = await aFinalSetting(app, { content: coloured });
    const other = await aDrawnQuizSetting(app, 60, content);
    await alsoTeaches(setting, other);
    await shows(other);
    expect(await told(setting)).toBe(60);
    const learner = await setting.aFinisher();
    await take(await start(setting, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
  });

  it('nor where somebody to whom the bank was shared asks a copy in a lesson [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app, { content: coloured });
    const other = await aDrawnQuizSetting(app, 60, coloured);
    await app
      .em()
      .execute(`insert into question_bank_shares (bank_id, user_id, permission) values (?, ?, 'use')`, [
        setting.bankId,
        other.author.userId,
      ]);
    await asksItself(other);
    expect(await told(setting)).toBe(60);
    const learner = await setting.aFinisher();
    await take(await start(setting, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
  });

  /** Passes the quiz of the lesson, so that its keys are shown to this stranger. */
  const passes = async (other: DrawnQuizSetting) => {
    await other.compose([{ bankId: other.bankId, count: 60 }]);
    const accomplice = await other.aLearner();
    await take(await start(other, accomplice), accomplice, 45);
    await other.compose([]);
  };
  const sabotages: [string, (other: DrawnQuizSetting) => Promise<unknown>][] = [
    ['draws from a copy', draws],
    ['asks a copy of itself', asksItself],
    ['showed the key of a copy to an accomplice', passes],
  ];

  it.each(sabotages)(
    'but no rival takes it away, of whose course a lesson %s where its learner never was [EVD-5] [EVD-8]',
    async (_, shows) => {
      const setting = await aFinalSetting(app, { content: coloured });
      await shows(await aDrawnQuizSetting(app, 60, coloured));
      expect(await told(setting)).toBe(0);
      const learner = await setting.aFinisher();
      await take(await start(setting, learner), learner, 10);
      expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'B' }]);
    },
  );

  it.each(sabotages.flatMap(([name, shows]) => [false, true].map((hasLeft) => [name, hasLeft, shows] as const)))(
    'nor to who joined the course of a rival of which a lesson %s, and left it: %s [EVD-5] [EVD-8]',
    async (_, hasLeft, shows) => {
      const setting = await aFinalSetting(app, { content: coloured });
      const other = await aDrawnQuizSetting(app, 60, coloured);
      await shows(other);
      const learner = await setting.aFinisher();
      await learner.agent.post('/api/enrollments').send({ courseId: other.courseId }).expect(201);
      if (hasLeft) await learner.agent.delete(`/api/courses/${other.courseId}/enrollment`).expect(204);
      await take(await start(setting, learner), learner, 10);
      expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
    },
  );

  it.each<[string, (other: DrawnQuizSetting) => Promise<unknown>]>([
    ['a lesson draws from other questions in the same words', draws],
    ['a lesson asks other questions in the same words', asksItself],
    [
      'a draft asked the same for an hour before anybody could join',
      async (other) => {
        await app
          .em()
          .execute('update courses set is_published = false, published_at = null where id = ?', [other.courseId]);
        await app.em().execute(
          `update lessons set quiz = (select jsonb_build_object('questions', '[]'::jsonb, 'content',
          jsonb_agg(content)) from question_versions) where id = ?`,
          [other.lessonId],
        );
        await app.em().execute('update lessons set quiz = null where id = ?', [other.lessonId]);
        await app.em().execute('update courses set is_published = true where id = ?', [other.courseId]);
      },
    ],
  ])('but is given where, in another course of who teaches this one, %s [EVD-8]', async (_, shows) => {
    const whichIsRight = (right: string) => (at: number) => {
      const { options: all, ...question } = coloured(at) as Single;
      const [, ...wrong] = all;
      return {
        ...question,
        prompt: both('أيّها صحيح؟'),
        options: [{ id: 'r', text: both(`${right} ${at}`), weight: 100 }, ...wrong],
      };
    };
    const setting = await aFinalSetting(app, { content: whichIsRight('أزرق') as (at: number) => Question });
    const other = await aDrawnQuizSetting(app, 60, whichIsRight('بنيّ') as (at: number) => Question);
    await alsoTeaches(setting, other);
    await shows(other);
    const { body } = await setting.author.agent.get(`${setting.path}/composition`).expect(200);
    expect(body).toMatchObject({ warnings: [], isEvidence: true });
    const learner = await setting.aFinisher();
    await take(await start(setting, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'B' }]);
  });

  it('but a final is proof whose questions no lesson draws, and a lesson is no stranger to itself [EVD-8]', async () => {
    const setting = await aFinalSetting(app, { inBank: 120, drawn: 0, content: coloured });
    const lessons = `/api/lessons/${setting.lessonId}/quiz/composition`;
    const draw = (tag: string) => ({ parts: [{ bankId: setting.bankId, tag, count: 10 }] });
    await setting.compose(draw('even').parts);
    const learner = await setting.aFinisher();
    await setting.author.agent.put(lessons).send(draw('odd'));
    for (const path of [lessons, `${setting.path}/composition`])
      expect((await setting.author.agent.get(path).expect(200)).body).toMatchObject({ lacks: [], warnings: [] });
    await take(await start(setting, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'B' }]);
  });

  it('and its author reads that the length of options tells the answer [EVD-8]', async () => {
    const setting = await aFinalSetting(app, {
      content: (at) => ({
        ...base(at),
        kind: 'single',
        options: at < 30 ? unequal([0], true) : options(4, [0]),
        shuffles: true,
      }),
    });
    const { body } = await setting.author.agent.get(`${setting.path}/composition`).expect(200);
    const { warnings, proving } = body as { warnings: { code: string }[]; proving: { from: number } };
    const told = warnings.filter(({ code }) => code === 'answer-by-length').length;
    expect(told).toBeGreaterThan(20);
    expect(proving.from).toBe(60 - told);
  });

  it('and is for knowledge of the same kinds, which says on what it rests [EVD-8]', async () => {
    const content = several(4, [0, 1], 'partial');
    const setting = await aFinalSetting(app, { inBank: 60, content });
    const learner = await setting.aFinisher();
    const right: Constant = ({ options: all }) => ({
      kind: 'multiple',
      optionIds: all.filter(({ ar }) => ar.startsWith('صحيح')).map(({ id }) => id),
    });
    await answerAlike(setting, learner, right, 1);
    expect(await certificatesOf(learner)).toMatchObject([
      {
        evidence: 'B',
        evidenceEdition: 3,
        shownBy: [{ kind: 'paper', passMark: '70.00', questions: 10, drawnFrom: 60 }],
      },
    ]);
  });
});

/** What throw-away accounts are told, by the text of the question. */
type Harvest = Map<string, string>;

/** Hands in what is known, and the first option where nothing is; reads all that is shown of the key. */
async function harvest(setting: FinalSetting, learner: SignedInAgent, known: Harvest, isEmpty: boolean): Promise<void> {
  const begun = await learner.agent.post(`${setting.path}/papers`);
  if (begun.status !== 200) return;
  const paper = begun.body as ReadPaper;
  for (const { id, promptAr, options: all } of isEmpty ? [] : paper.questions) {
    const optionId = (all.find(({ ar }) => ar === known.get(promptAr)) ?? all[0])!.id;
    await learner.agent
      .put(`/api/papers/${paper.id}/answers/${id}`)
      .send({ answer: { kind: 'single', optionId } })
      .expect(204);
  }
  const { body } = await learner.agent.post(`/api/papers/${paper.id}/submit`).expect(200);
  const { result } = body as {
    result: { hasPassed: boolean; questions: { questionId: string; correctOptionIds: string[] }[] };
  };
  for (const { questionId, correctOptionIds } of result.questions) {
    const question = paper.questions.find(({ id }) => id === questionId)!;
    const option = question.options.find(({ id }) => id === correctOptionIds[0]);
    if (option) known.set(question.promptAr, option.ar);
  }
  await setting.letPass(11, learner);
}

describe('evidence B is not harvested', () => {
  it.each([
    [1, 30, true],
    [2, 60, true],
    [3, 60, true],
    [3, 120, true],
    [3, 200, true],
    [1, 60, false],
    [3, 60, false],
  ])('by %i accounts from a bank of %i, with empty papers: %s [EVD-5] [EVD-8]', async (accounts, inBank, isEmpty) => {
    // Six options and a mark of 90, so that luck plays no part.
    const content = (at: number): Question => ({
      ...base(at),
      kind: 'single',
      options: options(6, [0]),
      shuffles: true,
    });
    const setting = await aFinalSetting(app, { inBank, content });
    await setting.setRules({ passMark: '90' });
    const known: Harvest = new Map();
    for (let account = 0; account < accounts; account += 1) {
      const thrownAway = await setting.aFinisher();
      for (let attempt = 0; attempt < 3; attempt += 1) await harvest(setting, thrownAway, known, isEmpty);
    }
    expect(known.size).toBe(0);
    const learner = await setting.aFinisher();
    for (let attempt = 0; attempt < 3; attempt += 1) await harvest(setting, learner, known, false);
    expect(await certificatesOf(learner)).toEqual([]);
    const { body } = await setting.author.agent.get('/api/learning-signs').expect(200);
    const kinds = new Set((body as { kind: string }[]).map(({ kind }) => kind));
    const overOneNetwork = accounts > 1 ? ['shared-network'] : [];
    expect(kinds).toEqual(new Set([...(isEmpty ? ['empty-paper'] : []), 'one-line-account', ...overOneNetwork]));
  });

  it('out of the copy of own data, which says of no answer whether it was right [EVD-5] [EVD-8] [PRF-4]', async () => {
    const setting = await aFinalSetting(app);
    const learner = await setting.aFinisher();
    await take(await start(setting, learner), learner, 3);
    const { text } = await learner.agent.get('/api/profile/export').expect(200);
    const copy = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    const asked = Object.values(copy).find(
      (rows) => Array.isArray(rows) && rows[0] && 'questionId' in rows[0] && 'version' in rows[0],
    );
    expect(asked).toHaveLength(10);
    for (const row of asked!)
      expect(Object.keys(row).sort()).toEqual(['id', 'paperId', 'questionId', 'seconds', 'version']);
  });

  it('from who passed and tells what was shown: the next knows that alone, and leaves a sign [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app, { inBank: 60 });
    const friend = await setting.aFinisher();
    const paper = await take(await start(setting, friend), friend, 10);
    const shown = new Set(paper.questions.map(({ promptAr }) => promptAr));
    expect(shown.size).toBe(10);
    // The paper of the next holds four of them.
    const learner = await setting.aFinisher();
    const next = await start(setting, learner);
    await sharing(paper, next, 4);
    const mixed = await read(next, learner);
    for (const { id, promptAr, options: all } of mixed.questions) {
      const optionId = all.find(({ ar }) => ar.startsWith(shown.has(promptAr) ? 'أزرق' : 'أحمر'))!.id;
      await learner.agent
        .put(`/api/papers/${next.id}/answers/${id}`)
        .send({ answer: { kind: 'single', optionId } })
        .expect(204);
    }
    await learner.agent.post(`/api/papers/${next.id}/submit`).expect(200);
    expect(await certificatesOf(learner)).toEqual([]);
    const signs = (await setting.author.agent.get('/api/learning-signs').expect(200)).body as {
      kind: string;
      userId: string;
    }[];
    expect(signs).toContainEqual(expect.objectContaining({ kind: 'known-key', userId: learner.userId }));
  });
});

/** Somebody who came for another course completes the lessons of this one too. */
async function finishes({ courseId, lessonId }: FinalSetting, { agent }: SignedInAgent): Promise<void> {
  await agent.post('/api/enrollments').send({ courseId }).expect(201);
  await completeLesson(agent, lessonId);
}

/** As if chance had drawn so many questions of the one paper for the other too, or more where it had drawn some by itself. */
async function sharing(paper: ReadPaper, next: ReadPaper, count: number): Promise<void> {
  const known = new Set(paper.questions.map(({ promptAr }) => promptAr));
  const own = next.questions.flatMap(({ id, promptAr }) => (known.has(promptAr) ? [] : [id])).slice(0, 10 - count);
  await app.em().execute(
    `update papers p set questions = (select jsonb_agg(q) from (
       (select q from jsonb_array_elements(p.questions) q where q ->> 'id' in (select jsonb_array_elements_text(?::jsonb))) union all
       (select q from papers shown, jsonb_array_elements(shown.questions) q where shown.id = ? limit ?)) mixed)
     where id = ?`,
    [JSON.stringify(own), paper.id, 10 - own.length, next.id],
  );
}

/** Who teaches the course of the one teaches that of the other too. */
async function alsoTeaches({ author }: DrawnQuizSetting, { courseId }: DrawnQuizSetting): Promise<void> {
  await app
    .em()
    .execute(`insert into course_people (course_id, user_id, "right") values (?, ?, 'assistant')`, [
      courseId,
      author.userId,
    ]);
}

const read = async ({ id }: ReadPaper, { agent }: SignedInAgent) =>
  (await agent.get(`/api/papers/${id}`).expect(200)).body as ReadPaper;

describe('evidence B is not given for a key that a paper showed before', () => {
  /** A final elsewhere that asks copies of all sixty questions, as strict as any. */
  const aCopiedFinal = () => aFinalSetting(app, { content: coloured, drawn: 60 });

  it.each<[string, (other: FinalSetting) => Promise<unknown>]>([
    ['as it stands', () => Promise.resolve()],
    [
      'whose bank is gone',
      async ({ compose, author, bankId }) => {
        await compose([]);
        await author.agent.delete(`/api/question-banks/${bankId}`).expect(204);
      },
    ],
  ])('to the learner, in the final of another course, %s [EVD-5] [EVD-8]', async (_, after) => {
    const [setting, other] = [await aFinalSetting(app, { content: coloured }), await aCopiedFinal()];
    const learner = await other.aFinisher();
    await finishes(setting, learner);
    // The paper was there before the key was shown.
    const paper = await start(setting, learner);
    await take(await start(other, learner), learner, 45);
    await after(other);
    await take(paper, learner, 10);
    const both = await certificatesOf(learner);
    expect(both.map(({ evidence }) => evidence)).toContain('C');
    expect(both.filter(({ shownBy: [paper] }) => paper!.questions === 10)).toMatchObject([{ evidence: 'C' }]);
  });

  it('but is given who failed there, and who comes after somebody who passed [EVD-8]', async () => {
    const [setting, other] = [await aFinalSetting(app, { content: coloured }), await aCopiedFinal()];
    const passed = await other.aFinisher();
    await take(await start(other, passed), passed, 45);
    const learner = await other.aFinisher();
    await take(await start(other, learner), learner, 5);
    await finishes(setting, learner);
    await take(await start(setting, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'B' }]);
  });

  it.each([
    ['of another course', true],
    ['of the same course', false],
  ])('to anybody, in a lesson %s that draws from the bank no more [EVD-5] [EVD-8]', async (_, isOther) => {
    const setting = await aFinalSetting(app, { content: coloured });
    const other = isOther ? await aDrawnQuizSetting(app, 60, coloured) : setting;
    if (isOther) await alsoTeaches(setting, other);
    const quiz = `/api/lessons/${other.lessonId}/quiz`;
    const composes = (parts: object[]) => other.author.agent.put(`${quiz}/composition`).send({ parts }).expect(200);
    await composes([{ bankId: other.bankId, count: 60 }]);
    const friend = await other.aLearner();
    await take(await start({ path: quiz }, friend), friend, 45);
    await composes([]);
    const { body } = await setting.author.agent.get(`${setting.path}/composition`).expect(200);
    const { warnings } = body as { warnings: { code: string }[] };
    expect(warnings.filter(({ code }) => code === 'asked-in-lesson')).toHaveLength(60);
    const learner = await setting.aFinisher();
    await take(await start(setting, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
  });

  it.each<[string, object, object, 'B' | 'C']>([
    ['twenty attempts', { attempts: 20 }, {}, 'C'],
    ['a pass mark of 60, which one of seventeen guesses', { passMark: '60' }, {}, 'C'],
    ['the same rules', {}, {}, 'B'],
    ['a pass mark of 70, which is fine and was raised since', {}, { passMark: '80' }, 'B'],
    ['a pass mark of 1, which shows no key', { passMark: '1' }, {}, 'B'],
  ])('to somebody else, for an hour by %s [EVD-5] [EVD-8]', async (_, loosened, tightened, evidence) => {
    const setting = await aFinalSetting(app, { content: coloured });
    await setting.setRules(loosened);
    const friend = await setting.aFinisher();
    const shown = await take(await start(setting, friend), friend, 7);
    await setting.setRules(tightened);
    const { body } = await setting.author.agent.get(`${setting.path}/composition`).expect(200);
    const { warnings } = body as { warnings: { code: string }[] };
    expect(warnings).toHaveLength(evidence === 'B' ? 0 : 10);
    const learner = await setting.aFinisher();
    const next = await start(setting, learner);
    await sharing(shown, next, 1);
    await take(await read(next, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence }]);
  });

  it('to somebody else, by twenty attempts, whose account is gone [EVD-5] [EVD-8] [PRF-4]', async () => {
    const setting = await aFinalSetting(app, { content: coloured });
    await setting.setRules({ attempts: 20 });
    const friend = await setting.aFinisher();
    const shown = await take(await start(setting, friend), friend, 7);
    const [{ email }] = await app
      .em()
      .execute<[{ email: string }]>('select email from users where id = ?', [friend.userId]);
    await setting.setRules({});
    const learner = await setting.aFinisher();
    const next = await start(setting, learner);
    await sharing(shown, next, 1);
    await friend.agent.delete('/api/profile').send({ confirmation: email, keepsCertificates: false }).expect(204);
    await take(await read(next, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
  });

  it('of papers that were failed before one passed, to the learner elsewhere [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app, { content: coloured });
    const other = await aFinalSetting(app, { content: coloured, drawn: 0 });
    const draw = (tag: string) => other.compose([{ bankId: other.bankId, tag, count: 10 }]);
    await draw('odd');
    const learner = await other.aFinisher();
    await finishes(setting, learner);
    const failed = await take(await start(other, learner), learner, 0);
    await other.letPass(11, learner);
    await draw('even');
    await take(await start(other, learner), learner, 10);
    expect((await read(failed, learner)).result).toMatchObject({ hasPassed: false, showsKey: true });
    const next = await start(setting, learner);
    await sharing(failed, next, 10);
    await take(await read(next, learner), learner, 10);
    const ofThisOne = (await certificatesOf(learner)).filter(({ shownBy: [paper] }) => paper!.drawnFrom === 60);
    expect(ofThisOne).toMatchObject([{ evidence: 'C' }]);
  });

  it('of papers that were failed before one passed, by looser rules to somebody else [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app, { content: coloured });
    const draw = (part: object) => setting.compose([{ bankId: setting.bankId, count: 10, ...part }]);
    await setting.setRules({ passMark: '60' });
    const friend = await setting.aFinisher();
    await draw({ tag: 'odd' });
    const failed = await take(await start(setting, friend), friend, 0);
    await setting.letPass(11, friend);
    await draw({ tag: 'even' });
    await take(await start(setting, friend), friend, 10);
    await draw({});
    await setting.setRules({});
    const learner = await setting.aFinisher();
    const next = await start(setting, learner);
    await sharing(failed, next, 10);
    await take(await read(next, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
  });

  it('by a mark that is lowered for an hour after the paper, which shows none [EVD-5] [EVD-8]', async () => {
    const setting = await aDrawnQuizSetting(app, 60, coloured);
    await setting.compose([{ bankId: setting.bankId, count: 10 }]);
    const setMark = (passMark: string) =>
      setting.author.agent
        .put(`${setting.path}/rules`)
        .send({ isPractice: false, passMark, attempts: 3, pauseMinutes: 10, counting: 'best' })
        .expect(200);
    await setMark('80');
    const friend = await setting.aLearner();
    const paper = await take(await start(setting, friend), friend, 7);
    await setMark('60');
    expect((await friend.agent.get(setting.path).expect(200)).body).toMatchObject({ hasPassed: true });
    expect((await read(paper, friend)).result).toMatchObject({ showsKey: false, questions: [] });
  });

  it('but the mark of another quiz is no looser rule of this one [EVD-8]', async () => {
    const [setting, other] = [await aFinalSetting(app, { content: coloured }), await aCopiedFinal()];
    await alsoTeaches(setting, other);
    await other.setRules({ passMark: '60' });
    const friend = await other.aFinisher();
    await take(await start(other, friend), friend, 45);
    const learner = await setting.aFinisher();
    await take(await start(setting, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'B' }]);
  });

  it('in the scores of a fourth attempt and more [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app, { content: coloured });
    await setting.setRules({ attempts: 20, pauseMinutes: 0 });
    const friend = await setting.aFinisher();
    let tried: ReadPaper | undefined;
    for (const right of [0, 1, 2, 3]) tried = await take(await start(setting, friend), friend, right);
    await setting.setRules({});
    const learner = await setting.aFinisher();
    const next = await start(setting, learner);
    await sharing(tried!, next, 1);
    await take(await read(next, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
  });
});

describe('evidence B is not given by loosened rules', () => {
  it.each<[string, (question: Question & { kind: 'single' }, copy: number) => Question]>([
    ['as they are', (question) => question],
    ['with another explanation', (question, copy) => ({ ...question, explanation: both(`لأنه ${copy}`) })],
    ['with other points', (question, copy) => ({ ...question, points: 1 + copy / 10 })],
    [
      'in another order',
      ({ options: all, ...question }, copy) => ({
        ...question,
        options: [...all.slice(copy % 4), ...all.slice(0, copy % 4)],
      }),
    ],
    [
      'with another wrong option',
      ({ options: all, ...question }, copy) => ({
        ...question,
        options: all.map((one, place) => (place === 3 ? { ...one, text: both(`خطأ 1${copy + 3}`) } : one)),
      }),
    ],
    [
      'with other signs',
      (question, copy) => ({ ...question, prompt: both(`${question.prompt.ar}${'؟'.repeat(copy)}`) }),
    ],
  ])('a bank that holds ten questions six times, %s [EVD-5] [EVD-8]', async (_, copied) => {
    const content = (at: number): Question =>
      copied(
        {
          ...base(at % 10),
          kind: 'single',
          options: options(4, [0]).map((one, place) => ({
            ...one,
            id: `${one.id}-${at}`,
            text: both(place === 0 ? `صحيح ${at % 10}` : `خطأ 1${place}`),
          })),
          shuffles: true,
        },
        Math.floor(at / 10),
      );
    const setting = await aFinalSetting(app, { inBank: 60, content });
    const learner = await setting.aFinisher();
    const right: Constant = ({ options: all }) => ({
      kind: 'single',
      optionId: all.find(({ ar }) => ar.startsWith('صحيح'))!.id,
    });
    await answerAlike(setting, learner, right, 1);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
  });

  it('one answer that weighs as much as all others [EVD-5] [EVD-8]', async () => {
    const content = (at: number): Question => ({
      ...base(at),
      points: at === 0 ? 100 : 1,
      kind: 'single',
      options: options(4, [0]),
      shuffles: true,
    });
    const setting = await aFinalSetting(app, { inBank: 60, content });
    const learner = await setting.aFinisher();
    const paper = await start(setting, learner);
    // As if chance had drawn the heavy one, and first.
    await app.em().execute(
      `update papers set questions = (
         select jsonb_agg(jsonb_set(q, '{points}', case place when 1 then '100' else '1' end::jsonb) order by place)
         from jsonb_array_elements(questions) with ordinality as drawn (q, place)) where id = ?`,
      [paper.id],
    );
    for (const [at, { id, options: all }] of paper.questions.entries()) {
      const optionId = all.find(({ ar }) => ar.startsWith(at === 0 ? 'صحيح' : 'خطأ'))!.id;
      const answer = { kind: 'single', optionId };
      await learner.agent.put(`/api/papers/${paper.id}/answers/${id}`).send({ answer }).expect(204);
    }
    await learner.agent.post(`/api/papers/${paper.id}/submit`).expect(200);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
  });

  it.each([
    ['a pass mark of 1', { passMark: '1' }],
    ['a pass mark just below 60', { passMark: '59.99' }],
  ])('%s [EVD-5] [EVD-8]', async (_, rules) => {
    const setting = await aFinalSetting(app);
    await setting.setRules(rules);
    const learner = await setting.aFinisher();
    await take(await start(setting, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
  });

  it('a pass mark that is lowered for one paper and raised again [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app);
    await setting.setRules({ passMark: '1' });
    const learner = await setting.aFinisher();
    const paper = await start(setting, learner);
    await setting.setRules({ passMark: '70' });
    await take(paper, learner, 3);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C', shownBy: [{ passMark: '1.00' }] }]);
  });

  it('luck: ten questions of three options with a mark of 60, which one of five passes by guessing [EVD-5] [EVD-8]', async () => {
    const content = (at: number): Question => ({
      ...base(at),
      kind: 'single',
      options: options(3, [0]),
      shuffles: true,
    });
    const setting = await aFinalSetting(app, { content });
    await setting.setRules({ passMark: '80' });
    const { body: harder } = await setting.author.agent.get(`${setting.path}/composition`).expect(200);
    expect(harder).toMatchObject({ isEvidence: true, lacks: [], luck: 1 });
    await setting.setRules({ passMark: '60' });
    const { body } = await setting.author.agent.get(`${setting.path}/composition`).expect(200);
    expect(body).toMatchObject({ isEvidence: false, lacks: ['by-luck'], luck: 21.3 });
    const learner = await setting.aFinisher();
    const right: Constant = ({ options: all }) => ({
      kind: 'single',
      optionId: all.find(({ ar }) => ar.startsWith('صحيح'))!.id,
    });
    await answerAlike(setting, learner, right, 1);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
  });

  it.each([
    ['twenty attempts, whose scores tell the key to who comes next', { attempts: 20 }, ['many-attempts']],
    ['three attempts without a pause', { pauseMinutes: 0 }, ['short-pause']],
  ])('%s [EVD-5] [EVD-8]', async (_, rules, lacks) => {
    const setting = await aFinalSetting(app);
    await setting.setRules({ passMark: '90', ...rules });
    const learner = await setting.aFinisher();
    await take(await start(setting, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
    const { body } = await setting.author.agent.get(`${setting.path}/composition`).expect(200);
    expect(body).toMatchObject({ isEvidence: false, lacks });
  });

  it.each([
    ['twenty attempts', { attempts: 20 }],
    ['no pause', { pauseMinutes: 0 }],
  ])('%s that were there for the papers and are gone before the certificate [EVD-5] [EVD-8]', async (_, loosened) => {
    const setting = await aDrawnQuizSetting(app, 60);
    await setting.compose([{ bankId: setting.bankId, count: 10 }]);
    const strict = { isPractice: false, passMark: '90', attempts: 3, pauseMinutes: 10, counting: 'best' };
    const setRules = (rules: object) =>
      setting.author.agent
        .put(`${setting.path}/rules`)
        .send({ ...strict, ...rules })
        .expect(200);
    await setRules(loosened);
    const learner = await setting.aLearner();
    await take(await start(setting, learner), learner, 1);
    await setRules({});
    await app
      .em()
      .execute(`update papers set submitted_at = submitted_at - interval '11 minutes' where user_id = ?`, [
        learner.userId,
      ]);
    await take(await start(setting, learner), learner, 10);
    await completeLesson(learner.agent, setting.lessonId);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
  });

  it('more attempts than three that nobody granted [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app);
    await setting.setRules({ attempts: 20, pauseMinutes: 0 });
    const learner = await setting.aFinisher();
    for (const right of [0, 1, 2]) await take(await start(setting, learner), learner, right);
    await take(await start(setting, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
  });

  it('a bank that grew after the paper was drawn [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app, { inBank: 20 });
    const learner = await setting.aFinisher();
    const paper = await start(setting, learner);
    await app.em().execute(
      `insert into questions (bank_id, kind, name, tags, difficulty, state, words)
       select ?, 'single', '', '{}', 'easy', 'ready', '' from generate_series(1, 60)`,
      [setting.bankId],
    );
    await take(paper, learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C', shownBy: [{ drawnFrom: 20 }] }]);
  });

  it('a quiz that was passed as practice [EVD-5] [EVD-8]', async () => {
    const setting = await aDrawnQuizSetting(app, 60);
    const rules = { isPractice: true, passMark: '70', attempts: 3, pauseMinutes: 10, counting: 'best' };
    await app
      .em()
      .execute(
        `update lessons set quiz = '{"questions":[{"id":"q1","type":"single","promptAr":"س","promptEn":"Q","options":[{"id":"a","ar":"أ","en":"A","correct":true},{"id":"b","ar":"ب","en":"B","correct":false}]}]}' where id = ?`,
        [setting.lessonId],
      );
    await setting.author.agent.put(`${setting.path}/rules`).send(rules).expect(200);
    const learner = await setting.aLearner();
    await learner.agent
      .post(setting.path)
      .send({ answers: [{ questionId: 'q1', optionIds: ['a'] }] })
      .expect(200);
    await setting.author.agent
      .put(`${setting.path}/rules`)
      .send({ ...rules, isPractice: false })
      .expect(200);
    await setting.compose([{ bankId: setting.bankId, count: 10 }]);
    expect((await learner.agent.get(setting.path).expect(200)).body).toMatchObject({
      hasPassed: false,
      bestScore: null,
    });
    await learner.agent.get(`/api/lessons/${setting.lessonId}`).expect(200);
    await learner.agent.put(`/api/lessons/${setting.lessonId}/progress`).send({ isCompleted: true }).expect(409);
    expect(await certificatesOf(learner)).toEqual([]);
  });
});

describe('evidence B is not given for an own exam', () => {
  /** All right, as somebody who has read the key. */
  async function sit(setting: FinalSetting, who: SignedInAgent) {
    await who.agent.post('/api/enrollments').send({ courseId: setting.courseId });
    await completeLesson(who.agent, setting.lessonId);
    await take(await start(setting, who), who, 10);
    return certificatesOf(who);
  }
  const share = async (setting: Pick<FinalSetting, 'author' | 'bankId'>, { userId }: SignedInAgent) => {
    const [{ email }] = await app.em().execute<[{ email: string }]>('select email from users where id = ?', [userId]);
    const path = `/api/question-banks/${setting.bankId}/shares`;
    await setting.author.agent.post(path).send({ email, permission: 'use' });
    return path;
  };

  /** The quiz asks from another bank from now on. */
  async function deleteBank(setting: Pick<FinalSetting, 'author' | 'bankId' | 'courseId'>) {
    const { body } = await setting.author.agent
      .post('/api/question-banks')
      .send({ name: 'بنك آخر', courseId: setting.courseId })
      .expect(201);
    await app
      .em()
      .execute('update quiz_parts set bank_id = ? where bank_id = ?', [(body as { id: string }).id, setting.bankId]);
    await setting.author.agent.delete(`/api/question-banks/${setting.bankId}`).expect(204);
  }

  it('by the instructor of the course [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app);
    expect(await sit(setting, setting.author)).toMatchObject([{ evidence: 'C' }]);
  });

  it('by a colleague with whom the bank was shared, and from whom it was taken back [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app);
    const colleague = await app.as('instructor');
    await share(setting, colleague);
    const shared = await app
      .em()
      .execute<unknown[]>('select id from question_bank_shares where user_id = ?', [colleague.userId]);
    expect(shared).toHaveLength(1);
    await app.em().execute('delete from question_bank_shares where user_id = ?', [colleague.userId]);
    expect(await sit(setting, colleague)).toMatchObject([{ evidence: 'C' }]);
  });

  it('by a colleague whose bank was deleted after the paper [EVD-5] [EVD-8]', async () => {
    const setting = await aDrawnQuizSetting(app, 60);
    await setting.compose([{ bankId: setting.bankId, count: 10 }]);
    const colleague = await app.as('instructor');
    await share(setting, colleague);
    await colleague.agent.post('/api/enrollments').send({ courseId: setting.courseId }).expect(201);
    await take(await start(setting, colleague), colleague, 10);
    await deleteBank(setting);
    await completeLesson(colleague.agent, setting.lessonId);
    expect(await certificatesOf(colleague)).toMatchObject([{ evidence: 'C' }]);
  });

  it('by who read a bank that was deleted after the paper, and teaches no more [EVD-5] [EVD-8]', async () => {
    const setting = await aDrawnQuizSetting(app, 60);
    await setting.compose([{ bankId: setting.bankId, count: 10 }]);
    const former = await app.as('instructor');
    await share(setting, former);
    await app.em().execute(`update users set role = 'student' where id = ?`, [former.userId]);
    await former.agent.post('/api/enrollments').send({ courseId: setting.courseId }).expect(201);
    await take(await start(setting, former), former, 10);
    await deleteBank(setting);
    await completeLesson(former.agent, setting.lessonId);
    expect(await certificatesOf(former)).toMatchObject([{ evidence: 'C' }]);
  });

  it.each([
    ['the whole bank', (bankId: string) => ['delete from question_banks where id = ?', bankId] as const],
    ['its questions one by one', (bankId: string) => ['delete from questions where bank_id = ?', bankId] as const],
  ])(
    'by who read a bank before it was deleted (%s), and sits an exam of which the questions come back in another [EVD-5] [EVD-8]',
    async (_, deleting) => {
      const read = await aFinalSetting(app, { drawn: 0, content: coloured });
      const reader = await app.as('instructor');
      await share(read, reader);
      const [sql, id] = deleting(read.bankId);
      await app.em().execute(sql, [id]);
      // The same questions under new ids, in a bank and a course that the reader has nothing to do with.
      expect(await sit(await aFinalSetting(app, { content: coloured }), reader)).toMatchObject([{ evidence: 'C' }]);
    },
  );

  it('but is given who teaches something else, although a bank was deleted that they never read [EVD-8]', async () => {
    const setting = await aDrawnQuizSetting(app, 60);
    await setting.compose([{ bankId: setting.bankId, count: 10 }]);
    const teacher = await app.as('instructor');
    await teacher.agent.post('/api/question-banks').send({ name: 'بنك آخر' }).expect(201);
    await teacher.agent.post('/api/enrollments').send({ courseId: setting.courseId }).expect(201);
    await take(await start(setting, teacher), teacher, 10);
    await deleteBank(setting);
    await completeLesson(teacher.agent, setting.lessonId);
    expect(await certificatesOf(teacher)).toMatchObject([{ evidence: 'B' }]);
  });

  /** The final asks from this bank instead, and the former bank goes. */
  async function asksFrom(setting: FinalSetting, bankId: string, isDeleted: boolean) {
    await app.em().execute(`update questions set state = 'ready' where bank_id = ?`, [bankId]);
    expect((await setting.compose([{ bankId, count: 10 }])).status).toBe(200);
    if (isDeleted) await setting.author.agent.delete(`/api/question-banks/${setting.bankId}`).expect(204);
  }

  it.each([
    ['gift', false],
    ['qti', false],
    ['csv', false],
    ['gift', true],
  ])(
    'by who could read the bank that this one was copied from by %s; deleted since: %s [EVD-5] [EVD-8]',
    async (format, isDeleted) => {
      const setting = await aFinalSetting(app);
      const reader = await app.as('instructor');
      await share(setting, reader);
      const { body: file } = await setting.author.agent
        .get(`/api/question-banks/${setting.bankId}/export?format=${format}`)
        .buffer(true)
        .parse((response, done) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => done(null, Buffer.concat(chunks)));
        })
        .expect(200);
      const copy = await setting.author.agent.post('/api/question-banks').send({ name: 'نسخة' }).expect(201);
      const { id } = copy.body as { id: string };
      await setting.author.agent
        .post(`/api/question-banks/${id}/import`)
        .attach('file', file as Buffer, `questions.${format}`)
        .expect(200);
      await asksFrom(setting, id, isDeleted);
      expect(await sit(setting, reader)).toMatchObject([{ evidence: 'C', shownBy: [{ drawnFrom: 60 }] }]);
    },
  );

  it('by who teaches a draft whose lesson asks the same by itself [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app, { content: coloured });
    const reader = await app.as('instructor');
    const draft = await aCourse()
      .by(reader.userId)
      .withLessons([{ contentAr: 'نص' }])
      .saved(app.em());
    await app.em().execute(
      `update lessons set quiz = jsonb_build_object('questions', '[]'::jsonb, 'content', (
         select jsonb_agg(v.content) from question_versions v join questions q on q.id = v.question_id where q.bank_id = ?))
       where id = ?`,
      [setting.bankId, draft.lessons[0]!.id],
    );
    expect(await sit(setting, reader)).toMatchObject([{ evidence: 'C', shownBy: [{ drawnFrom: 60 }] }]);
  });

  it('by who read the copy that a course took along, sitting the exam of the other course [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app);
    const files = await exported(setting.author, setting.courseId);
    const heir = await app.as('instructor');
    const { courseId } = await imported(heir, 'a-copied-exam', renamed(files, 'a-copied-exam'));
    expect(courseId).not.toBeNull();
    expect(await sit(setting, heir)).toMatchObject([{ evidence: 'C' }]);
  });

  it('by who read it under other signs, other wrong options and in one language alone [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app, { content: coloured });
    const reader = await app.as('instructor');
    const own = await reader.agent.post('/api/question-banks').send({ name: 'مثلها' }).expect(201);
    const { id } = own.body as { id: string };
    const wrong = ['بنفسجي', 'بنيّ'].map((ar, at) => ({ id: `x${at}`, text: { ar, en: '' }, weight: 0 }));
    for (let at = 0; at < 51; at += 1) {
      const content = {
        kind: 'single',
        prompt: { ar: `**سُؤال** ${at} ؟`, en: '' },
        points: 2,
        options: [...wrong, { id: 'y', text: { ar: `أَزرق: ${at}`, en: '' }, weight: 100 }],
        shuffles: true,
      };
      const body = { name: '', tags: [], difficulty: 'easy', state: 'draft', content };
      await reader.agent.post(`/api/question-banks/${id}/questions`).send(body).expect(201);
    }
    expect(await sit(setting, reader)).toMatchObject([{ evidence: 'C' }]);
  });

  it('by an administrator, or who was one [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app);
    const admin = await app.as('admin');
    expect(await sit(setting, admin)).toMatchObject([{ evidence: 'C' }]);
    const former = await setting.aLearner();
    await app.em().execute(`update users set role = 'admin' where id = ?`, [former.userId]);
    await app.em().execute(`update users set role = 'student' where id = ?`, [former.userId]);
    expect(await sit(setting, former)).toMatchObject([{ evidence: 'C' }]);
  });

  it('by who taught the course before [EVD-5] [EVD-8]', async () => {
    const setting = await aFinalSetting(app);
    const heir = await app.as('instructor');
    await app.em().execute('update courses set instructor_id = ? where id = ?', [heir.userId, setting.courseId]);
    expect(await sit(setting, setting.author)).toMatchObject([{ evidence: 'C' }]);
  });
});

describe('evidence A is not given', () => {
  /** A group of two whose work one of them wrote. */
  async function aGroup(app_: TestApp) {
    const setting = await anAssignmentSetting(app_, { isGroupWork: true });
    const rider = await setting.another();
    for (const { userId } of [setting.learner, rider])
      await setting.author.agent.put(`${setting.path}/groups/learners/${userId}`).send({ group: 1 }).expect(204);
    await setting.learner.agent.put(`${setting.path}/draft`).send({ text: 'كتبته وحدي.', links: [] }).expect(200);
    const { body } = await setting.learner.agent.post(`${setting.path}/submit`).expect(200);
    return { ...setting, rider, work: body as { id: string; version: number } };
  }
  const complete = async (who: SignedInAgent, lessonId: string) => {
    await who.agent.get(`/api/lessons/${lessonId}`).expect(200);
    return who.agent.put(`/api/lessons/${lessonId}/progress`).send({ isCompleted: true });
  };

  it('to a member of a group whom nobody named as taking part [EVD-5] [EVD-8]', async () => {
    const { learner, rider, lessonId, mark, work } = await aGroup(app);
    await mark(work, { tookPart: [learner.userId] });
    expect((await complete(rider, lessonId)).status).toBe(409);
    expect(await certificatesOf(rider)).toEqual([]);
    expect((await complete(learner, lessonId)).status).toBe(200);
    expect(await certificatesOf(learner)).toMatchObject([
      { evidence: 'A', shownBy: [{ kind: 'work', passMark: '60.00' }] },
    ]);
  });

  it('to who was not named and handed in alone, before somebody else marked that [EVD-5] [EVD-8]', async () => {
    const { author, learner, rider, lessonId, mark, handIn, work } = await aGroup(app);
    await mark(work, { tookPart: [learner.userId] });
    const own = await handIn(rider, 'هذا عملي أنا.');
    expect((await complete(rider, lessonId)).status).toBe(409);
    const given = { version: own.version, levels: best, comment: '', notes: [] };
    await rider.agent.put(`/api/submissions/${own.id}/mark`).send(given).expect(403);
    expect(await certificatesOf(rider)).toEqual([]);
    await author.agent.put(`/api/submissions/${own.id}/mark`).send(given).expect(200);
    expect((await complete(rider, lessonId)).status).toBe(200);
    expect(await certificatesOf(rider)).toMatchObject([{ evidence: 'A' }]);
  });

  it('by a mark that says nothing of who took part [EVD-5] [EVD-8]', async () => {
    const { author, work, lessonId, rider } = await aGroup(app);
    const body = {
      version: work.version,
      levels: [
        { row: 0, level: 2 },
        { row: 1, level: 1 },
      ],
      comment: '',
      notes: [],
    };
    const { body: refused } = await author.agent.put(`/api/submissions/${work.id}/mark`).send(body).expect(422);
    expect(refused).toMatchObject({ code: 'assignments.who_took_part_needed' });
    expect((await complete(rider, lessonId)).status).toBe(409);
  });

  it('by a mark that names somebody who is not of the group [EVD-5] [EVD-8]', async () => {
    const { author, work, another } = await aGroup(app);
    const stranger = await another();
    const body = {
      version: work.version,
      levels: [
        { row: 0, level: 2 },
        { row: 1, level: 1 },
      ],
      comment: '',
      notes: [],
    };
    const { body: refused } = await author.agent
      .put(`/api/submissions/${work.id}/mark`)
      .send({ ...body, tookPart: [stranger.userId] })
      .expect(404);
    expect(refused).toMatchObject({ code: 'assignments.not_in_group' });
  });

  it('with a pass mark that was raised after the work: its page says that of the work [EVD-5] [EVD-8]', async () => {
    const { learner, lessonId, rewrite, mark, handIn } = await anAssignmentSetting(app, { passMark: '1' });
    const work = await handIn();
    await rewrite({ passMark: '60' });
    await mark(work);
    expect((await complete(learner, lessonId)).status).toBe(200);
    expect(await certificatesOf(learner)).toMatchObject([{ shownBy: [{ kind: 'work', passMark: '1.00' }] }]);
  });

  it.each(['0.01', '59.99'])('for work that passes with a mark of %s [EVD-5] [EVD-8]', async (passMark) => {
    const { learner, lessonId, mark, handIn } = await anAssignmentSetting(app, { passMark });
    await mark(await handIn());
    expect((await complete(learner, lessonId)).status).toBe(200);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C', shownBy: [{ kind: 'work' }] }]);
  });

  it('for one of two that are required, also where one is excused from the other [EVD-5] [EVD-8] [EVD-9]', async () => {
    const setting = await anAssignmentSetting(app);
    const { author, courseId, learner, lessonId, mark, handIn } = setting;
    const second = await author.agent.get(setting.path).expect(200);
    const { titleAr, titleEn, taskAr, taskEn, accepts, rubric } = second.body as Record<string, unknown>;
    const written = {
      titleAr,
      titleEn,
      taskAr,
      taskEn,
      accepts,
      rubric,
      dueAt: null,
      lateRule: 'accepted',
      acceptedUntil: null,
      percentPerDay: '0',
      resubmissions: 1,
      passMark: '60',
      isRequired: true,
    };
    const { body } = await author.agent.post(`/api/courses/${courseId}/assignments`).send(written).expect(201);
    await mark(await handIn());
    expect((await complete(learner, lessonId)).status).toBe(200);
    expect(await certificatesOf(learner)).toEqual([]);
    const cell = `rows/${learner.userId}/items/${(body as { id: string }).id}`;
    await author.agent
      .put(`/api/courses/${courseId}/gradebook/${cell}`)
      .send({ version: 0, isExcused: true, reason: 'كان مريضاً' })
      .expect(200);
    expect(await certificatesOf(learner)).toMatchObject([{ evidence: 'C' }]);
  });

  it('by a learner who marks the own work, as a member of the group either [EVD-5] [EVD-8]', async () => {
    const { rider, work } = await aGroup(app);
    const body = {
      version: work.version,
      levels: [
        { row: 0, level: 2 },
        { row: 1, level: 1 },
      ],
      comment: '',
      notes: [],
      tookPart: [rider.userId],
    };
    await rider.agent.put(`/api/submissions/${work.id}/mark`).send(body).expect(403);
  });
});
