import { Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { AssessmentQueries } from './assessment/assessment.queries.js';
import { AssessmentsController } from './assessment/assessments.controller.js';
import { AttemptQueries } from './assessment/attempt.queries.js';
import { AttemptsController } from './assessment/attempts.controller.js';
import { PlacementService } from './assessment/placement.service.js';
import { PlacementEnd } from './assessment/placement-end.js';
import { QuickCheckService } from './assessment/quick-check.service.js';
import { StartingCourse } from './assessment/starting-course.queries.js';
import { CourseSkillQueries } from './course/course-skill.queries.js';
import { EarnSkillsWhenCourseIsCompleted } from './course/earn-skills-when-course-is-completed.listener.js';
import { HeldSkillQueries } from './held/held-skill.queries.js';
import { HeldSkillService } from './held/held-skill.service.js';
import { OwnSkillsController } from './held/own-skills.controller.js';
import { OwnSkillsService } from './held/own-skills.service.js';
import { SkillsFacade } from './skills-facade.js';
import { SkillQueries } from './vocabulary/skill.queries.js';
import { SkillSuggestions } from './vocabulary/skill-suggestions.queries.js';
import { SkillsController } from './vocabulary/skills.controller.js';

/** The vocabulary of skills, what people can do and how they show it. */
@Module({
  imports: [CoursesModule],
  controllers: [AssessmentsController, AttemptsController, OwnSkillsController, SkillsController],
  providers: [
    AssessmentQueries,
    AttemptQueries,
    CourseSkillQueries,
    EarnSkillsWhenCourseIsCompleted,
    HeldSkillQueries,
    HeldSkillService,
    OwnSkillsService,
    PlacementEnd,
    PlacementService,
    QuickCheckService,
    SkillQueries,
    SkillsFacade,
    SkillSuggestions,
    StartingCourse,
  ],
  exports: [SkillsFacade],
})
export class SkillsModule {}
