import { createHash } from 'node:crypto';
import { isGrave, type Question, questionKinds, questionWarnings, quizDefaults } from '@masar/domain';
import fc from 'fast-check';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { writtenAssignment } from '../../src/modules/assignments/bundle/carried-assignment.js';
import { pictureFiles } from '../../src/modules/bundles/testing/picture-files.js';
import { writtenPlan } from '../../src/modules/grades/bundle/carried-plan.js';
import type { CarriedBank, CarriedQuiz } from '../../src/modules/questions/bundle/questions-content.js';
import { isUsual, writeQuestionsContent } from '../../src/modules/questions/bundle/write-questions-content.js';
import { questionOf } from '../../src/modules/questions/testing/questions.arbitrary.js';
import { exported, filesWith, imported, partsIn } from './bundle-archives.js';

const bytes = pictureFiles().get('pictures/dot.webp')!;
const picturePath = `parts/questions/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;
const picture = `${picturePath}#32x18`;

const lessons = ['01-start', '02-end'];
const title = fc.constantFrom('أساس', 'تمرين', 'CSS', 'صفحة <b>أولى</b>', 'a & b');
const whole = (min: number, max: number) => fc.integer({ min, max });
const percent = whole(1, 10_000).map((hundredths) => (hundredths / 100).toFixed(2));

const content: fc.Arbitrary<Question> = fc
  .tuple(fc.constantFrom(...questionKinds).chain(questionOf), fc.boolean())
  .map(([question, isPictured]): Question => {
    const { ar, en } = question.prompt;
    const prompt = isPictured && ar ? { ar: `${ar}\n\n![نقطة](${picture})`, en } : question.prompt;
    return { ...question, prompt, ...(question.kind === 'hotspot' && { picture }) } as Question;
  });

const bank: fc.Arbitrary<Omit<CarriedBank, 'slug'>> = fc.record({
  name: title,
  isWithheld: fc.constant(false),
  questions: fc
    .array(
      fc.record({
        name: fc.constantFrom('', 'سماء', 'box model'),
        tags: fc.uniqueArray(fc.constantFrom('css', 'html', 'طبيعة', 'a/b'), { maxLength: 3 }),
        difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
        isReady: fc.boolean(),
        lesson: fc.constantFrom(null, ...lessons),
        content,
      }),
      { maxLength: 7 },
    )
    .map((questions) =>
      questions.map(({ isReady, ...question }, at) => ({
        ...question,
        slug: `q-${at + 1}`,
        skill: null,
        state: isReady && !questionWarnings(question.content).some(isGrave) ? ('ready' as const) : ('draft' as const),
      })),
    ),
});

const rules = fc.record({
  isPractice: fc.boolean(),
  passMark: percent,
  attempts: whole(1, 20),
  pauseMinutes: whole(0, 10_080),
  timeLimitMinutes: fc.option(whole(1, 480)),
  counting: fc.constantFrom('best' as const, 'last' as const, 'mean' as const),
});

/** Questions and draws of these banks, with rules that fit them. */
const quizOver = (banks: readonly CarriedBank[]): fc.Arbitrary<CarriedQuiz> => {
  const named = banks.flatMap(({ slug, questions }) =>
    questions.map((question) => ({ bank: slug, question: question.slug })),
  );
  const fixed = named.length === 0 ? fc.constant([]) : fc.uniqueArray(fc.constantFrom(...named), { maxLength: 4 });
  const draw = fc.record({
    bank: fc.constantFrom(...banks.map(({ slug }) => slug), ''),
    count: whole(1, 9),
    tag: fc.constantFrom(null, 'css', 'طبيعة'),
    difficulty: fc.constantFrom(null, 'easy' as const, 'hard' as const),
    skill: fc.constant(null),
  });
  const draws = banks.length === 0 ? fc.constant([]) : fc.array(draw, { maxLength: 3 });
  return fc.tuple(fixed, draws, fc.option(rules)).map(([questions, drawn, own]) => {
    const parts = [...questions, ...drawn.filter((each) => each.bank !== '')];
    return { parts, rules: own ? { ...own, isPractice: own.isPractice && parts.length === 0 } : quizDefaults };
  });
};

const assignment = fc.record({
  lesson: fc.constantFrom(null, ...lessons),
  titleAr: title,
  titleEn: title,
  taskAr: fc.constantFrom('اكتب **صفحة**.', '`<script>` في الكود'),
  taskEn: fc.constantFrom('Write.', 'Build\n\n- a page'),
  accepts: fc.uniqueArray(fc.constantFrom('text' as const, 'files' as const, 'links' as const), { minLength: 1 }),
  dueAt: fc.constantFrom(null, '2099-01-01T00:00:00.000Z'),
  acceptedUntil: fc.constantFrom(null, '2099-02-01T10:30:00.500Z'),
  lateRule: fc.constantFrom('accepted' as const, 'refused' as const),
  percentPerDay: percent,
  resubmissions: whole(0, 10),
  passMark: percent,
  isRequired: fc.boolean(),
  isGroupWork: fc.boolean(),
  peerReviews: whole(0, 5),
  peerReviewDueAt: fc.constantFrom(null, '2099-03-01T00:00:00.000Z'),
  peerInstructionsAr: fc.constantFrom('', 'ابدأ بما نجح.'),
  peerInstructionsEn: fc.constantFrom('Begin with what works.'),
  rubric: fc.array(
    fc.record({
      titleAr: title,
      titleEn: title,
      levels: fc.tuple(title, whole(1, 100)).map(([name, points]) => [
        { titleAr: name, titleEn: name, points: 0 },
        { titleAr: name, titleEn: name, points },
      ]),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

const weights = fc.constantFrom([], ['100.00'], ['40.00', '60.00'], ['33.33', '33.33', '33.34']);
const kinds = ['quiz', 'assignment', 'final'] as const;
const manual = fc.record({ titleAr: title, titleEn: title, points: percent, place: whole(0, 5) });

const course = fc
  .tuple(
    fc.array(bank, { maxLength: 3 }),
    fc.array(assignment, { maxLength: 3 }),
    weights,
    fc.array(manual, { maxLength: 3 }),
  )
  .chain(([heads, works, shares, byHand]) => {
    const banks = heads.map((head, at) => ({ ...head, slug: `bank-${at + 1}` }));
    const quiz = quizOver(banks);
    return fc.record({
      banks: fc.constant(banks),
      quizzes: fc.tuple(quiz, quiz),
      final: quiz,
      works: fc.constant(works),
      shares: fc.constant(shares),
      byHand: fc.constant(byHand),
      placed: percent,
    });
  })
  .map(({ banks, quizzes, final, works, shares, byHand, placed }) => {
    const said = lessons.flatMap((lesson, at) =>
      quizzes[at]!.parts.length > 0 || !isUsual(quizzes[at]!.rules) ? [[lesson, quizzes[at]!] as const] : [],
    );
    const hasFinal = final.parts.length > 0;
    const assignments = works.map((work, at) => ({
      ...work,
      slug: `work-${at + 1}`,
      acceptedUntil: work.lateRule === 'accepted' ? work.acceptedUntil : null,
      peerInstructionsEn: work.peerInstructionsAr ? work.peerInstructionsEn : '',
    }));
    const place = (wish: number) => (shares.length === 0 ? null : wish % shares.length);
    const items = [
      ...assignments.map(({ slug }) => ({
        kind: 'assignment' as const,
        of: slug,
        points: placed,
        isPlaced: true,
        category: place(1),
      })),
      ...(hasFinal ? [{ kind: 'final' as const, of: '', points: placed, isPlaced: true, category: null }] : []),
      ...byHand.map(({ place: wish, ...each }) => ({
        kind: 'manual' as const,
        ...each,
        isPlaced: true,
        category: place(wish),
      })),
    ];
    const categories = shares.map((weight, at) => ({
      titleAr: `فئة ${at}`,
      titleEn: `Category ${at}`,
      weight,
      dropLowest: at,
      takes: kinds[at]!,
    }));
    const asksSomething = banks.length > 0 || said.length > 0 || hasFinal;
    return {
      ...(asksSomething && {
        questions: {
          version: 1,
          ...writeQuestionsContent({ banks, quizzes: new Map(said), final: hasFinal ? final : null }),
        },
      }),
      ...(assignments.length > 0 && { assignments: { version: 1, assignments: assignments.map(writtenAssignment) } }),
      ...(categories.length + items.length > 0 && { grades: { version: 1, ...writtenPlan({ categories, items }) } }),
    };
  });

describe('any course with banks', () => {
  let app: TestApp;
  let author: SignedInAgent;

  beforeAll(async () => {
    app = await startTestApp();
    author = await app.as('instructor');
  });
  afterAll(() => app.close());

  it('is exported as it was imported, and the same again changes nothing [CRS-5] [QB-1] [QB-2] [EVD-2] [EVD-3]', async () => {
    let number = 0;
    await fc.assert(
      fc.asyncProperty(course, async (parts) => {
        const slug = `any-course-${(number += 1)}`;
        const isShown = JSON.stringify(parts).includes(picturePath);
        const files = filesWith(parts, isShown ? { [picturePath]: bytes } : {});
        const { courseId, parts: told } = await imported(author, slug, files);
        expect(told.flatMap(({ rows }) => rows.flatMap(({ losses }) => losses))).toEqual([]);
        expect(partsIn(await exported(author, courseId!))).toEqual(partsIn(files));
        const again = await imported(author, slug, files);
        const outcomes = again.parts.flatMap(({ rows }) => rows.map(({ outcome }) => outcome));
        expect(outcomes.filter((outcome) => outcome !== 'unchanged')).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
