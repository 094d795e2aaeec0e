import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { CoursesTables } from '#modules/courses';
import type { SubmissionAnswerSchema } from './answer/submission-answer.entity.js';
import type { AssignmentSchema } from './assignment/assignment.entity.js';
import type { ExtensionSchema } from './extension/extension.entity.js';
import type { FeedbackSchema } from './feedback/feedback.entity.js';
import type { GroupSchema } from './group/group.entity.js';
import type { GroupMemberSchema } from './group/group-member.entity.js';
import type { PeerReviewSchema } from './peer/peer-review.entity.js';
import type { MarkSchema } from './submission/mark.entity.js';
import type { SubmissionSchema } from './submission/submission.entity.js';
import type { SubmissionFileSchema } from './submission/submission-file.entity.js';
import type { SubmissionMemberSchema } from './submission/submission-member.entity.js';
import type { WorkUploadSchema } from './upload/work-upload.entity.js';

/** Rows as the module's queries read them, derived from the entities. */
export type AssignmentsTables = InferKyselyDB<
  | typeof AssignmentSchema
  | typeof ExtensionSchema
  | typeof SubmissionSchema
  | typeof SubmissionFileSchema
  | typeof MarkSchema
  | typeof SubmissionAnswerSchema
  | typeof FeedbackSchema
  | typeof GroupSchema
  | typeof GroupMemberSchema
  | typeof SubmissionMemberSchema
  | typeof WorkUploadSchema
  | typeof PeerReviewSchema
> &
  Pick<CoursesTables, 'users' | 'courses' | 'lessons' | 'enrollments' | 'stored_files'>;
