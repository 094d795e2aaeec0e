import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { AssessmentAnswerSchema } from './assessment/assessment-answer.entity.js';
import { AssessmentAttemptSchema } from './assessment/assessment-attempt.entity.js';
import { AssessmentItemSchema } from './assessment/assessment-item.entity.js';
import { CourseNeedSchema } from './course/course-need.entity.js';
import { CourseSkillSchema } from './course/course-skill.entity.js';
import { UserSkillSchema } from './held/user-skill.entity.js';
import { skillsInvariants } from './skills.invariants.js';
import { skillsPersonalData } from './skills.personal-data.js';
import { SkillSchema } from './vocabulary/skill.entity.js';
import { SkillNameSchema } from './vocabulary/skill-name.entity.js';
import { SkillRelationSchema } from './vocabulary/skill-relation.entity.js';

/** The vocabulary of skills, who has which, and how they are assessed. */
export const skillsManifest: ModuleManifest = {
  level: 3,
  readable: ['course_skills', 'skills', 'user_skills'],
  entities: [
    SkillSchema,
    SkillNameSchema,
    SkillRelationSchema,
    UserSkillSchema,
    CourseSkillSchema,
    CourseNeedSchema,
    AssessmentItemSchema,
    AssessmentAttemptSchema,
    AssessmentAnswerSchema,
  ],
  personalData: skillsPersonalData,
  invariants: skillsInvariants,
};
