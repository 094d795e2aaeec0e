import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { AttemptRequestSchema } from './attempt-request/attempt-request.entity.js';
import { PaperAnswerSchema } from './paper/paper-answer.entity.js';
import { PaperSchema } from './paper/paper.entity.js';
import { questionsInvariants } from './questions.invariants.js';
import { questionsPersonalData } from './questions.personal-data.js';
import { QuizRuleSchema } from './rules/quiz-rule.entity.js';
import { LearningSignSchema } from './sign/learning-sign.entity.js';

/** Quizzes with their rules, and attempts at them as papers. */
export const questionsManifest: ModuleManifest = {
  level: 3,
  entities: [QuizRuleSchema, PaperSchema, PaperAnswerSchema, AttemptRequestSchema, LearningSignSchema],
  personalData: questionsPersonalData,
  invariants: questionsInvariants,
};
