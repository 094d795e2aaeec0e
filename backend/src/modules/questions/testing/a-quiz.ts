import type { SignedInAgent, TestApp } from '#testing/test-app';
import type { Quiz } from '../../courses/lesson/quiz.js';
import { aCourse } from '../../courses/testing/course.builder.js';

/** Two questions: `a` is right, and `c` with `d`. */
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
      explanationAr: 'لأنه واحد.',
      explanationEn: 'Because it is one.',
    },
    {
      id: 'q2',
      type: 'multiple',
      promptAr: 'أيّها؟',
      promptEn: 'Which?',
      options: [
        { id: 'c', ar: 'هذا', en: 'This', correct: true },
        { id: 'd', ar: 'ذاك', en: 'That', correct: true },
        { id: 'e', ar: 'لا شيء', en: 'None', correct: false },
      ],
    },
  ],
};

export const rightAnswers = [
  { questionId: 'q1', optionIds: ['a'] },
  { questionId: 'q2', optionIds: ['d', 'c'] },
];
/** One of two is right. */
export const halfRight = [rightAnswers[0]!, { questionId: 'q2', optionIds: ['c'] }];

/** Everything as it is without rules of the author's own. */
const usualRules = { isPractice: false, passMark: '70', attempts: 3, pauseMinutes: 10, counting: 'best' };

export interface QuizSetting {
  author: SignedInAgent;
  learner: SignedInAgent;
  courseId: string;
  lessonId: string;
  /** A lesson without quiz. */
  plainId: string;
  /** `/api/lessons/{id}/quiz` */
  path: string;
  /** Another learner of the course. */
  another: () => Promise<SignedInAgent>;
  setRules: (rules: object) => Promise<void>;
  /** As if everything that this learner did had been so long ago. */
  letPass: (minutes: number, who?: SignedInAgent) => Promise<void>;
}

/** A published course with a quiz and a plain lesson, and somebody who learns it. */
export async function aQuizSetting(app: TestApp): Promise<QuizSetting> {
  const author = await app.as('instructor');
  const sketches = [{ contentAr: 'نص الدرس', quiz: aQuiz }, { contentAr: 'نص آخر' }];
  const { course, lessons } = await aCourse().by(author.userId).published().withLessons(sketches).saved(app.em());
  const [lessonId, plainId] = lessons.map(({ id }) => id) as [string, string];
  const another = async () => {
    const learner = await app.as('student');
    await learner.agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
    return learner;
  };
  const learner = await another();
  const path = `/api/lessons/${lessonId}/quiz`;
  return {
    author,
    learner,
    courseId: course.id,
    lessonId,
    plainId,
    path,
    another,
    setRules: async (rules) => {
      await author.agent
        .put(`${path}/rules`)
        .send({ ...usualRules, ...rules })
        .expect(200);
    },
    letPass: async (minutes, who = learner) => {
      await app.em().execute(
        `update papers set started_at = started_at - i, ends_at = ends_at - i, submitted_at = submitted_at - i
         from (select ? * interval '1 minute' as i) passed where user_id = ?`,
        [minutes, who.userId],
      );
    },
  };
}
