import type { Question } from '@masar/domain';
import type { Response } from 'supertest';
import type { SignedInAgent, TestApp } from '#testing/test-app';
import { completeLesson } from '../../courses/testing/complete-lesson.js';
import { aDrawnQuizSetting, type DrawnQuizSetting } from './a-drawn-quiz.js';

export interface FinalSetting extends DrawnQuizSetting {
  /** Somebody who has completed all lessons of the course. */
  aFinisher: () => Promise<SignedInAgent>;
  setRules: (rules: object) => Promise<Response>;
  /** As if everything that this learner did had been so long ago. */
  letPass: (minutes: number, who: SignedInAgent) => Promise<void>;
}

const usualRules = { isPractice: false, passMark: '70', attempts: 3, pauseMinutes: 10, counting: 'best' };

/** A course of one lesson whose final draws ten of sixty questions; `path` is that of the final. */
export async function aFinalSetting(
  app: TestApp,
  { inBank = 60, drawn = 10, content }: { inBank?: number; drawn?: number; content?: (at: number) => Question } = {},
): Promise<FinalSetting> {
  const quiz = await aDrawnQuizSetting(app, inBank, content);
  const path = `/api/courses/${quiz.courseId}/final`;
  const compose = (parts: readonly object[]) =>
    quiz.author.agent
      .put(`${path}/composition`)
      .send({ parts })
      .then((answer) => answer);
  if (drawn > 0) await compose([{ bankId: quiz.bankId, count: drawn }]);
  return {
    ...quiz,
    path,
    compose,
    aFinisher: async () => {
      const learner = await quiz.aLearner();
      await completeLesson(learner.agent, quiz.lessonId);
      return learner;
    },
    setRules: (rules) =>
      quiz.author.agent
        .put(`${path}/rules`)
        .send({ ...usualRules, ...rules })
        .then((answer) => answer),
    letPass: async (minutes, { userId }) => {
      await app.em().execute(
        `update papers set started_at = started_at - i, ends_at = ends_at - i, submitted_at = submitted_at - i
         from (select ? * interval '1 minute' as i) passed where user_id = ?`,
        [minutes, userId],
      );
    },
  };
}
