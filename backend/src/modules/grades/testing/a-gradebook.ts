import type { SignedInAgent, TestApp } from '#testing/test-app';
import { anAssignmentSetting, type AssignmentSetting } from '../../assignments/testing/an-assignment.js';
import { Lesson } from '../../courses/lesson/lesson.entity.js';
import type { Quiz } from '../../courses/lesson/quiz.js';
import { QuizAttempt } from '../../courses/lesson/quiz-attempt.entity.js';

const aQuiz: Quiz = {
  questions: [
    {
      id: 'q1',
      type: 'single',
      promptAr: 'كم؟',
      promptEn: 'How many?',
      options: [
        { id: 'a', ar: 'واحد', en: 'One', correct: true },
        { id: 'b', ar: 'اثنان', en: 'Two', correct: false },
      ],
    },
  ],
};

/** Two categories by kind, and a third for what is marked by hand. */
export const aSetting = {
  categories: [
    { titleAr: 'الاختبارات', titleEn: 'Quizzes', weight: '30', dropLowest: 0, takes: 'quiz' },
    { titleAr: 'الواجبات', titleEn: 'Assignments', weight: '50', dropLowest: 0, takes: 'assignment' },
    { titleAr: 'المشاركة', titleEn: 'Participation', weight: '20', dropLowest: 0, takes: null },
  ],
  items: [{ titleAr: 'المشاركة', titleEn: 'Participation', points: '10', isPlaced: true, category: 2 }],
};

interface Row {
  userId: string;
  current: string | null;
  lowest: string | null;
  highest: string | null;
  cells: { itemId: string; state: string; score: string | null; version: number; reason: string | null }[];
}

export interface GradebookSetting extends AssignmentSetting {
  /** `/api/courses/{id}/gradebook` */
  book: string;
  quizId: string;
  /** Writes the settings; the item marked by hand is answered. */
  declare: (changes?: object) => Promise<string>;
  /** As if somebody had taken the quiz. */
  takeQuiz: (userId: string, score: string) => Promise<void>;
  rowOf: (userId: string) => Promise<Row>;
  enter: (
    userId: string,
    itemId: string,
    body: object,
    by?: SignedInAgent['agent'],
  ) => ReturnType<SignedInAgent['agent']['put']>;
}

/** A course with a required assignment and a quiz, and somebody who learns it. */
export async function aGradebookSetting(app: TestApp): Promise<GradebookSetting> {
  const setting = await anAssignmentSetting(app);
  const { author, courseId, lessonId } = setting;
  const em = app.em();
  const lesson = await em.findOneOrFail(Lesson, { id: lessonId });
  lesson.quiz = aQuiz;
  await em.flush();
  const book = `/api/courses/${courseId}/gradebook`;
  return {
    ...setting,
    book,
    quizId: lessonId,
    declare: async (changes = {}) => {
      const { version } = (await author.agent.get(book).expect(200)).body as { version: number };
      const { body } = await author.agent
        .put(`${book}/settings`)
        .send({ version, ...aSetting, ...changes })
        .expect(200);
      return (body as { items: { id: string; kind: string }[] }).items.find(({ kind }) => kind === 'manual')?.id ?? '';
    },
    takeQuiz: async (userId, score) => {
      const rows = app.em();
      rows.create(QuizAttempt, { userId, lessonId, score, answers: [] });
      await rows.flush();
    },
    rowOf: async (userId) => {
      const rows = (await author.agent.get(`${book}/rows`).expect(200)).body as Row[];
      return rows.find((row) => row.userId === userId)!;
    },
    enter: (userId, itemId, body, by = author.agent) =>
      by.put(`${book}/rows/${userId}/items/${itemId}`).send({ version: 0, isExcused: false, ...body }),
  };
}
