import { Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { SkillsModule } from '#modules/skills';
import { FinishedProjects } from './project/finished-projects.queries.js';
import { ProjectQueries } from './project/project.queries.js';
import { ProjectService } from './project/project.service.js';
import { ProjectsController } from './project/projects.controller.js';

/** Projects that people build step by step. */
@Module({
  imports: [CoursesModule, SkillsModule],
  controllers: [ProjectsController],
  providers: [FinishedProjects, ProjectQueries, ProjectService],
  exports: [FinishedProjects],
})
export class WorkshopModule {}
