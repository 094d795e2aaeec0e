import { Module } from '@nestjs/common';
import { CourseSkillQueries } from './course/course-skill.queries.js';
import { EarnSkillsWhenCourseIsCompleted } from './course/earn-skills-when-course-is-completed.listener.js';
import { HeldSkillQueries } from './held/held-skill.queries.js';
import { HeldSkillService } from './held/held-skill.service.js';
import { OwnSkillsController } from './held/own-skills.controller.js';
import { OwnSkillsService } from './held/own-skills.service.js';
import { SkillsFacade } from './skills-facade.js';
import { SkillSuggestions } from './vocabulary/skill-suggestions.queries.js';
import { SkillQueries } from './vocabulary/skill.queries.js';
import { SkillsController } from './vocabulary/skills.controller.js';

/** The vocabulary of skills, what people can do and how they show it. */
@Module({
  controllers: [OwnSkillsController, SkillsController],
  providers: [
    CourseSkillQueries,
    EarnSkillsWhenCourseIsCompleted,
    HeldSkillQueries,
    HeldSkillService,
    OwnSkillsService,
    SkillQueries,
    SkillsFacade,
    SkillSuggestions,
  ],
  exports: [SkillsFacade],
})
export class SkillsModule {}
