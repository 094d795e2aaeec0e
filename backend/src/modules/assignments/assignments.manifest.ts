import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { SubmissionAnswerSchema } from './answer/submission-answer.entity.js';
import { AssignmentSchema } from './assignment/assignment.entity.js';
import { assignmentsInvariants } from './assignments.invariants.js';
import { assignmentsPersonalData } from './assignments.personal-data.js';
import { ExtensionSchema } from './extension/extension.entity.js';
import { FeedbackSchema } from './feedback/feedback.entity.js';
import { GroupSchema } from './group/group.entity.js';
import { GroupMemberSchema } from './group/group-member.entity.js';
import { PeerReviewSchema } from './peer/peer-review.entity.js';
import { MarkSchema } from './submission/mark.entity.js';
import { SubmissionSchema } from './submission/submission.entity.js';
import { SubmissionFileSchema } from './submission/submission-file.entity.js';
import { SubmissionMemberSchema } from './submission/submission-member.entity.js';
import { WorkUploadSchema } from './upload/work-upload.entity.js';
import { WorkUploadPieceSchema } from './upload/work-upload-piece.entity.js';

/** Work that people hand in and people mark. */
export const assignmentsManifest: ModuleManifest = {
  level: 3,
  readable: [
    'assignment_extensions',
    'assignment_group_members',
    'assignment_groups',
    'assignments',
    'peer_reviews',
    'submission_feedback',
    'submission_files',
    'submission_marks',
    'submission_members',
    'submissions',
  ],
  entities: [
    AssignmentSchema,
    ExtensionSchema,
    SubmissionSchema,
    SubmissionFileSchema,
    MarkSchema,
    SubmissionAnswerSchema,
    FeedbackSchema,
    GroupSchema,
    GroupMemberSchema,
    SubmissionMemberSchema,
    WorkUploadSchema,
    WorkUploadPieceSchema,
    PeerReviewSchema,
  ],
  personalData: assignmentsPersonalData,
  invariants: assignmentsInvariants,
};
