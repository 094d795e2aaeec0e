import { Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { TranslationsModule } from '#modules/translations';
import { AssessmentQueries } from './assessment/assessment.queries.js';
import { AssessmentsController } from './assessment/assessments.controller.js';
import { AttemptQueries } from './assessment/attempt.queries.js';
import { AttemptsController } from './assessment/attempts.controller.js';
import { PlacementService } from './assessment/placement.service.js';
import { PlacementEnd } from './assessment/placement-end.js';
import { QuickCheckService } from './assessment/quick-check.service.js';
import { StartingCourse } from './assessment/starting-course.queries.js';
import { CourseNeedsChecks } from './course/course-needs.checks.js';
import { CourseSkillQueries } from './course/course-skill.queries.js';
import { EarnSkillsWhenCourseIsCompleted } from './course/earn-skills-when-course-is-completed.listener.js';
import { HeldSkillQueries } from './held/held-skill.queries.js';
import { HeldSkillService } from './held/held-skill.service.js';
import { OwnSkillsController } from './held/own-skills.controller.js';
import { OwnSkillsService } from './held/own-skills.service.js';
import { PersonQueries } from './road/person.queries.js';
import { RoadCourses } from './road/road-courses.queries.js';
import { RoadFaultsController } from './road/road-faults.controller.js';
import { RoadsController } from './road/roads.controller.js';
import { RoadsService } from './road/roads.service.js';
import { SkillsFacade } from './skills-facade.js';
import { SkillQueries } from './vocabulary/skill.queries.js';
import { SkillSuggestions } from './vocabulary/skill-suggestions.queries.js';
import { SkillsController } from './vocabulary/skills.controller.js';

/** The vocabulary of skills, what people can do and how they show it. */
@Module({
  imports: [CoursesModule, TranslationsModule],
  controllers: [
    AssessmentsController,
    AttemptsController,
    OwnSkillsController,
    RoadFaultsController,
    RoadsController,
    SkillsController,
  ],
  providers: [
    AssessmentQueries,
    AttemptQueries,
    CourseNeedsChecks,
    CourseSkillQueries,
    EarnSkillsWhenCourseIsCompleted,
    HeldSkillQueries,
    HeldSkillService,
    OwnSkillsService,
    PersonQueries,
    PlacementEnd,
    PlacementService,
    QuickCheckService,
    RoadCourses,
    RoadsService,
    SkillQueries,
    SkillsFacade,
    SkillSuggestions,
    StartingCourse,
  ],
  exports: [SkillsFacade],
})
export class SkillsModule {}
