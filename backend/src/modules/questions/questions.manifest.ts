import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { AttemptRequestSchema } from './attempt-request/attempt-request.entity.js';
import { BankQuestionSchema } from './bank/question/bank-question.entity.js';
import { QuestionVersionSchema } from './bank/question/question-version.entity.js';
import { QuestionBankSchema } from './bank/question-bank.entity.js';
import { QuestionBankShareSchema } from './bank/question-bank-share.entity.js';
import { LessonKeySchema } from './drawing/lesson-key.entity.js';
import { QuizPartSchema } from './drawing/quiz-part.entity.js';
import { DeletedQuestionSchema } from './evidence/deleted-question.entity.js';
import { KeyReaderSchema } from './evidence/key-reader.entity.js';
import { ShownKeySchema } from './evidence/shown-key.entity.js';
import { ItemAnswerSchema } from './paper/item-answer.entity.js';
import { PaperSchema } from './paper/paper.entity.js';
import { PaperAnswerSchema } from './paper/paper-answer.entity.js';
import { questionsInvariants } from './questions.invariants.js';
import { questionsPersonalData } from './questions.personal-data.js';
import { QuizRuleSchema } from './rules/quiz-rule.entity.js';
import { LearningSignSchema } from './sign/learning-sign.entity.js';
import { PaperNetworkSchema } from './sign/paper-network.entity.js';

/** Banks of questions, quizzes with their rules, and attempts at them as papers. */
export const questionsManifest: ModuleManifest = {
  level: 3,
  readable: [
    'attempt_requests',
    'learning_signs',
    'paper_answers',
    'papers',
    'question_bank_shares',
    'question_banks',
    'question_versions',
    'questions',
    'quiz_parts',
    'quiz_rules',
  ],
  entities: [
    QuestionBankSchema,
    QuestionBankShareSchema,
    BankQuestionSchema,
    QuestionVersionSchema,
    QuizRuleSchema,
    PaperSchema,
    PaperAnswerSchema,
    AttemptRequestSchema,
    LearningSignSchema,
    QuizPartSchema,
    ItemAnswerSchema,
    KeyReaderSchema,
    DeletedQuestionSchema,
    LessonKeySchema,
    ShownKeySchema,
    PaperNetworkSchema,
  ],
  personalData: questionsPersonalData,
  invariants: questionsInvariants,
};
