import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { SkillNotFound, TooManySkills } from '../skills.errors.js';
import { HeldSkillResponse } from './dto/held-skill.response.js';
import { StateSkillDto } from './dto/state-skill.dto.js';
import { HeldSkillQueries } from './held-skill.queries.js';
import { OwnSkillsService } from './own-skills.service.js';

@ApiTags('skills')
@TokenArea('skills')
@Controller('profile/skills')
@SignedIn()
export class OwnSkillsController {
  constructor(
    private readonly queries: HeldSkillQueries,
    private readonly own: OwnSkillsService,
  ) {}

  @Get()
  @Answers(HeldSkillResponse, {
    many: true,
    summary: 'The caller’s skills, each once by its most trusted source',
    fails: [Unauthorized],
  })
  async list(@CurrentUser() viewer: Viewer): Promise<HeldSkillResponse[]> {
    return this.queries.withLabels(viewer.id);
  }

  @Put(':skillId')
  @Answers(HeldSkillResponse, {
    many: true,
    summary: 'States an own skill or another level of it; assessed levels stay as they are',
    fails: [InvalidInput, Unauthorized, SkillNotFound, TooManySkills],
  })
  async state(
    @CurrentUser() viewer: Viewer,
    @Param('skillId') skillId: string,
    @Body() { level }: StateSkillDto,
  ): Promise<HeldSkillResponse[]> {
    await this.own.state(viewer, skillId, level);
    return this.queries.withLabels(viewer.id);
  }

  @Delete(':skillId')
  @Answers(null, {
    summary: 'Takes an own statement back; what courses and assessments have shown stays',
    fails: [Unauthorized],
  })
  async takeBack(@CurrentUser() viewer: Viewer, @Param('skillId') skillId: string): Promise<void> {
    await this.own.takeBack(viewer, skillId);
  }
}
