import { normalizeText, ofShortForm, type Question, type QuestionDifficulty, type QuizQuestion } from '@masar/domain';
import type { BilingualText } from '#platform/database/columns';
import type { CatalogueCourse } from './catalogue.js';
import { readJson } from './data-folder.js';
import { topicsOfBanks } from './question-topics.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

/** Courses of the demo whose instructor keeps a bank. */
export const coursesWithBank = [
  'html-css-foundations',
  'javascript-first-steps',
  'responsive-layouts-flexbox-grid',
  'javascript-dom-and-events',
] as const;

/** A text in both languages, or code that reads alike in both. */
type Words = string | [ar: string, en: string];
type Head<Kind extends string> = [kind: Kind, difficulty: QuestionDifficulty, tag: string, ar: string, en: string];

/** A line of a bank's file; the first option of a `single` is right, and the first list of a `multiple`. */
type Line =
  | [...Head<'single'>, options: Words[]]
  | [...Head<'multiple'>, right: Words[], wrong: Words[]]
  | [...Head<'true-false'>, isTrue: boolean]
  | [...Head<'short-text'>, accepted: string[]]
  | [...Head<'number'>, value: number, tolerance: number, unit: string]
  | [...Head<'matching'>, pairs: [left: Words, right: Words][]]
  | [...Head<'ordering'>, items: Words[]];

interface BankRow {
  id: string;
  name: string;
  course_id: string;
  created_at: string;
  updated_at: string;
}
interface QuestionRow {
  id: string;
  bank_id: string;
  kind: string;
  name: string;
  tags: string[];
  difficulty: QuestionDifficulty;
  state: string;
  skill_id: string | null;
  lesson_id: string | null;
  words: string;
  created_at: string;
  updated_at: string;
}
interface VersionRow {
  id: string;
  question_id: string;
  version: number;
  content: Question;
  author_id: string | null;
  created_at: string;
}

export interface QuestionBankRows {
  question_banks: BankRow[];
  questions: QuestionRow[];
  question_versions: VersionRow[];
}

/** Banks of at least thirty questions: those of the lessons' quizzes, and those written for the bank (QB-1). */
export function makeQuestionBanks(courses: readonly CatalogueCourse[], timeline: Timeline): QuestionBankRows {
  const rows: QuestionBankRows = { question_banks: [], questions: [], question_versions: [] };
  for (const slug of coursesWithBank) {
    const course = courses.find(({ row }) => row.slug === slug);
    if (!course) throw new Error(`There is no course ${slug}`);
    const bankId = stableId('question_banks', slug);
    const begun = timeline.daysAgo(40);
    rows.question_banks.push({
      id: bankId,
      name: `بنك ${course.row.title_ar}`,
      course_id: course.row.id,
      created_at: begun,
      updated_at: begun,
    });
    const asked = [...ofQuizzes(course), ...readJson<Line[]>('question-banks', `${slug}.json`).map(ofLine)];
    const lessonIds = new Map(course.lessons.map((lesson) => [lesson.slug, lesson.id]));
    asked.forEach(({ key, difficulty, tags, lessonId }, at) => {
      const id = stableId('questions', `${slug} ${at}`);
      const created = timeline.daysAgo(39 - at / 10);
      const content = { ...key, id } as Question;
      const words = normalizeText(` ${content.prompt.ar} ${content.prompt.en}`);
      const [skillId, lesson = ''] = topicsOfBanks[slug]?.[tags[0] ?? ''] ?? [];
      // One that its author still works on.
      const state = at === asked.length - 1 ? 'draft' : 'ready';
      rows.questions.push({
        id,
        bank_id: bankId,
        kind: content.kind,
        name: '',
        tags,
        difficulty,
        state,
        skill_id: skillId ?? null,
        lesson_id: lessonId ?? lessonIds.get(lesson) ?? null,
        words,
        created_at: created,
        updated_at: created,
      });
      rows.question_versions.push({
        id: stableId('question_versions', `${slug} ${at}`),
        question_id: id,
        version: 1,
        content,
        author_id: course.row.instructor_id,
        created_at: created,
      });
    });
  }
  return rows;
}

interface Asked {
  key: Omit<Question, 'id'>;
  difficulty: QuestionDifficulty;
  tags: string[];
  /** Of a question of a lesson’s quiz; any other rests on the lesson of its tag. */
  lessonId?: string;
}

const ofQuizzes = ({ lessons }: CatalogueCourse): Asked[] =>
  lessons.flatMap(({ id, quiz }) =>
    (quiz?.questions ?? []).map((question) => ({
      key: ofQuizQuestion(question),
      difficulty: 'medium' as const,
      tags: ['quiz'],
      lessonId: id,
    })),
  );

/** A question of a lesson’s quiz as banks and papers hold it. */
function ofQuizQuestion(question: QuizQuestion): Omit<Question, 'id'> {
  const options = question.options.map((option, at) => ({ ...option, id: `o${at + 1}` }));
  const { id: _, ...asked } = ofShortForm({ ...question, options });
  return asked;
}

const both = (words: Words): BilingualText =>
  typeof words === 'string' ? { ar: words, en: words } : { ar: words[0], en: words[1] };

function ofLine(line: Line): Asked {
  const [kind, difficulty, tag, ar, en] = line;
  return {
    difficulty,
    tags: [tag],
    key: { kind, prompt: { ar, en }, points: 1, ...keyOf(line) } as Omit<Question, 'id'>,
  };
}

function keyOf(line: Line): object {
  const parts = (letter: string, words: Words[]) =>
    words.map((each, at) => ({ id: `${letter}${at + 1}`, text: both(each) }));
  switch (line[0]) {
    case 'single':
      return {
        options: parts('o', line[5]).map((option, at) => ({ ...option, weight: at === 0 ? 100 : 0 })),
        shuffles: true,
      };
    case 'multiple': {
      const share = Number((100 / line[5].length).toFixed(5));
      const options = parts('o', [...line[5], ...line[6]]).map((option, at) => ({
        ...option,
        weight: at < line[5].length ? share : 0,
      }));
      return { options, credit: 'partial', shuffles: true };
    }
    case 'true-false':
      return { isTrue: line[5] };
    case 'short-text':
      return { accepted: line[5].map((text) => ({ text, weight: 100 })), exact: false };
    case 'number':
      return { accepted: [{ value: line[5], tolerance: line[6], weight: 100 }], unit: line[7] };
    case 'matching':
      return {
        left: parts(
          'l',
          line[5].map(([left]) => left),
        ).map((side, at) => ({ ...side, rightId: `r${at + 1}` })),
        right: parts(
          'r',
          line[5].map(([, right]) => right),
        ),
      };
    case 'ordering':
      return { items: parts('i', line[5]) };
  }
}
