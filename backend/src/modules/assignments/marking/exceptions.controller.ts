import { Body, Controller, Delete, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Text } from '#platform/http/fields';
import { Id } from '#platform/http/id';
import { NotInGroup, OwnWork, WorkNotFound } from '../assignments.errors.js';
import { toWorkOfLearner } from '../work/work.presenter.js';
import { WorkQueries } from '../work/work.queries.js';
import { WorkOfLearnerResponse } from '../work/work.response.js';
import { ExceptionService } from './exception.service.js';

class ExceptDto {
  @Text({ max: 500, multiline: true, description: 'Read by that person' }) reason!: string;
}

const fails = [InvalidInput, Unauthorized, Forbidden, OwnWork, WorkNotFound, NotInGroup];

@ApiTags('assignments')
@Controller('submissions/:id/members/:userId/exception')
@Roles('instructor', 'admin')
export class ExceptionsController {
  constructor(
    private readonly exceptions: ExceptionService,
    private readonly work: WorkQueries,
  ) {}

  @Put()
  @Answers(WorkOfLearnerResponse, { summary: 'Take one member out of the mark of a group, with a reason', fails })
  async except(
    @Id() id: string,
    @Id('userId') userId: string,
    @CurrentUser() viewer: Viewer,
    @Body() { reason }: ExceptDto,
  ): Promise<WorkOfLearnerResponse> {
    await this.exceptions.except(id, userId, viewer, reason);
    return toWorkOfLearner(await this.work.one(id, viewer), viewer);
  }

  @Delete()
  @Answers(WorkOfLearnerResponse, { summary: 'Let the mark of the group count for that member again', fails })
  async takeBack(
    @Id() id: string,
    @Id('userId') userId: string,
    @CurrentUser() viewer: Viewer,
  ): Promise<WorkOfLearnerResponse> {
    await this.exceptions.except(id, userId, viewer, null);
    return toWorkOfLearner(await this.work.one(id, viewer), viewer);
  }
}
