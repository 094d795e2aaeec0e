import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { CoursesTables } from '#modules/courses';
import type { AttemptRequestSchema } from './attempt-request/attempt-request.entity.js';
import type { BankQuestionSchema } from './bank/question/bank-question.entity.js';
import type { QuestionVersionSchema } from './bank/question/question-version.entity.js';
import type { QuestionBankSchema } from './bank/question-bank.entity.js';
import type { QuestionBankShareSchema } from './bank/question-bank-share.entity.js';
import type { LessonKeySchema } from './drawing/lesson-key.entity.js';
import type { QuizPartSchema } from './drawing/quiz-part.entity.js';
import type { DeletedQuestionSchema } from './evidence/deleted-question.entity.js';
import type { KeyReaderSchema } from './evidence/key-reader.entity.js';
import type { ShownKeySchema } from './evidence/shown-key.entity.js';
import type { ItemAnswerSchema } from './paper/item-answer.entity.js';
import type { PaperSchema } from './paper/paper.entity.js';
import type { PaperAnswerSchema } from './paper/paper-answer.entity.js';
import type { QuizRuleSchema } from './rules/quiz-rule.entity.js';
import type { LearningSignSchema } from './sign/learning-sign.entity.js';
import type { PaperNetworkSchema } from './sign/paper-network.entity.js';

/** What its read models know of the vocabulary of skills. */
interface SkillRow {
  id: string;
  label_ar: string;
  label_en: string;
}

/** Rows as the module's queries read them, derived from the entities. */
export type QuestionsTables = InferKyselyDB<
  | typeof QuestionBankSchema
  | typeof QuestionBankShareSchema
  | typeof BankQuestionSchema
  | typeof QuestionVersionSchema
  | typeof QuizRuleSchema
  | typeof PaperSchema
  | typeof PaperAnswerSchema
  | typeof AttemptRequestSchema
  | typeof LearningSignSchema
  | typeof QuizPartSchema
  | typeof ItemAnswerSchema
  | typeof KeyReaderSchema
  | typeof DeletedQuestionSchema
  | typeof LessonKeySchema
  | typeof ShownKeySchema
  | typeof PaperNetworkSchema
> &
  Pick<CoursesTables, 'users' | 'stored_files' | 'courses' | 'lessons' | 'enrollments' | 'quiz_attempts'> & {
    skills: SkillRow;
  };
