import { Module } from '@nestjs/common';
import { HeldSkillQueries } from './held/held-skill.queries.js';
import { HeldSkillService } from './held/held-skill.service.js';
import { SkillsFacade } from './skills-facade.js';
import { SkillQueries } from './vocabulary/skill.queries.js';

/** The vocabulary of skills and what people can do. */
@Module({
  controllers: [],
  providers: [HeldSkillQueries, HeldSkillService, SkillQueries, SkillsFacade],
  exports: [SkillsFacade],
})
export class SkillsModule {}
