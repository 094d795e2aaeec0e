import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { CoursesTables } from '#modules/courses';
import type { AssessmentAnswerSchema } from './assessment/assessment-answer.entity.js';
import type { AssessmentAttemptSchema } from './assessment/assessment-attempt.entity.js';
import type { AssessmentItemSchema } from './assessment/assessment-item.entity.js';
import type { CourseNeedSchema } from './course/course-need.entity.js';
import type { CourseSkillSchema } from './course/course-skill.entity.js';
import type { UserSkillSchema } from './held/user-skill.entity.js';
import type { SkillSchema } from './vocabulary/skill.entity.js';
import type { SkillNameSchema } from './vocabulary/skill-name.entity.js';
import type { SkillRelationSchema } from './vocabulary/skill-relation.entity.js';

/** Rows as read models may select them, derived from the entities. */
export type SkillsTables = InferKyselyDB<
  | typeof SkillSchema
  | typeof SkillNameSchema
  | typeof SkillRelationSchema
  | typeof UserSkillSchema
  | typeof CourseSkillSchema
  | typeof CourseNeedSchema
  | typeof AssessmentItemSchema
  | typeof AssessmentAttemptSchema
  | typeof AssessmentAnswerSchema
> &
  Pick<CoursesTables, 'users' | 'courses' | 'lessons' | 'enrollments'>;
