import { quizDefaults } from '@masar/domain';
import type { QuizRules } from '../rules/quiz-rules.js';
import type { BankOfCourse, QuestionOfBank, QuizPartOfCourse } from './carried-questions.queries.js';
import type { CarriedBank, CarriedQuestion, CarriedQuiz, CarriedQuizPart, NamedSkill } from './questions-content.js';
import { isUsual } from './write-questions-content.js';

type Slugs = ReadonlyMap<string, string>;

interface QuizRows {
  banks: readonly BankOfCourse[];
  parts: readonly QuizPartOfCourse[];
  rules: ReadonlyMap<string | null, QuizRules>;
}

/** Banks with their questions; of those that are not open only the name. */
export const carriedBanks = (
  banks: readonly BankOfCourse[],
  open: ReadonlySet<BankOfCourse>,
  questions: readonly QuestionOfBank[],
  lessonSlugs: Slugs,
): CarriedBank[] =>
  banks.map((bank) => ({
    slug: bank.slug,
    name: bank.name,
    isWithheld: !open.has(bank),
    questions: questions.filter(({ bankId }) => bankId === bank.id).map((row) => toCarried(row, lessonSlugs)),
  }));

const toCarried = (row: QuestionOfBank, lessonSlugs: Slugs): CarriedQuestion => ({
  slug: row.slug,
  name: row.name,
  tags: row.tags,
  difficulty: row.difficulty,
  state: row.state,
  skill: skillOf(row),
  lesson: (row.lessonId && lessonSlugs.get(row.lessonId)) ?? null,
  content: row.content,
});

/** Quizzes of which somebody said something, by the slugs of their lessons in the order of the course. */
export function carriedQuizzes({ lessonSlugs, ...rows }: QuizRows & { lessonSlugs: Slugs }): Map<string, CarriedQuiz> {
  const quizzes = new Map<string, CarriedQuiz>();
  for (const [lessonId, slug] of lessonSlugs) {
    const quiz = quizAt(lessonId, rows);
    if (quiz.parts.length > 0 || !isUsual(quiz.rules)) quizzes.set(slug, quiz);
  }
  return quizzes;
}

/** Null where the course has none: rules without questions are no final. */
export function carriedFinal(rows: QuizRows): CarriedQuiz | null {
  const final = quizAt(null, rows);
  return final.parts.length > 0 ? final : null;
}

const quizAt = (lessonId: string | null, { banks, parts, rules }: QuizRows): CarriedQuiz => ({
  rules: rules.get(lessonId) ?? quizDefaults,
  parts: parts.flatMap((part) => {
    const bank = banks.find(({ id }) => id === part.bankId);
    return part.lessonId === lessonId && bank ? [toPart(part, bank.slug)] : [];
  }),
});

const toPart = (part: QuizPartOfCourse, bank: string): CarriedQuizPart =>
  part.count === null
    ? { bank, question: part.questionSlug ?? '' }
    : { bank, count: part.count, tag: part.tag, difficulty: part.difficulty, skill: skillOf(part) };

type WithSkill = Pick<QuizPartOfCourse, 'skillId' | 'skillAr' | 'skillEn'>;
const skillOf = ({ skillId, skillAr, skillEn }: WithSkill): NamedSkill | null =>
  skillId === null ? null : { id: skillId, ar: skillAr ?? '', en: skillEn ?? '' };
