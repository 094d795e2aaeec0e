import type { CatalogueCourse } from './catalogue.js';
import type { QuestionBankRows } from './question-banks.js';
import { stableId } from './stable-id.js';

/** The lesson whose quiz asks of its course's bank besides its own questions (QB-2). */
const place = { course: 'javascript-dom-and-events', lesson: '03-listening-to-events', tag: 'events' };

interface QuizPartRow {
  id: string;
  lesson_id: string | null;
  course_id: string | null;
  place: number;
  question_id: string | null;
  bank_id: string | null;
  tag: string | null;
  difficulty: string | null;
  skill_id: string | null;
  count: number | null;
}

const nothing = { question_id: null, bank_id: null, tag: null, difficulty: null, skill_id: null, count: null };

/** A draw that stands in the quiz of a lesson, or in the final of a course. */
export const drawOf = (
  key: string,
  of: { lesson_id: string | null; course_id: string | null; place: number },
  draw: Partial<QuizPartRow>,
): QuizPartRow => ({ ...nothing, ...of, ...draw, id: stableId('quiz_parts', key) });

/** A fixed question of the bank, and two that chance takes of those with a tag. */
export function makeDrawnQuizzes(courses: readonly CatalogueCourse[], banks: QuestionBankRows): QuizPartRow[] {
  const course = courses.find(({ row }) => row.slug === place.course)!;
  const lesson = course.lessons.find(({ slug }) => slug === place.lesson)!;
  const bank = banks.question_banks.find(({ course_id }) => course_id === course.row.id)!;
  const ready = banks.questions.filter(({ bank_id, state }) => bank_id === bank.id && state === 'ready');
  const fixed = ready.find(({ tags, skill_id }) => skill_id === 'dom' && !tags.includes('quiz'))!;
  const at = (number: number) => ({ lesson_id: lesson.id, course_id: null, place: number });
  return [
    drawOf(`${place.lesson} fixed`, at(0), { question_id: fixed.id }),
    drawOf(`${place.lesson} draw`, at(1), { bank_id: bank.id, tag: place.tag, count: 2 }),
  ];
}
