import { Body, Controller, Delete, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CourseNotFound } from '#modules/courses';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Moment, Text } from '#platform/http/fields';
import { Id } from '#platform/http/id';
import { AssignmentNotFound, NoDueDate, NotALearner } from '../assignments.errors.js';
import { ExtensionService } from './extension.service.js';

export class ExtendDto {
  @Moment({ description: 'Until then this person may hand in without being late' }) dueAt!: string;
  @Text({ optional: true, max: 500, multiline: true, description: 'Read by the learner' }) reason?: string;
}

const fails = [InvalidInput, Unauthorized, Forbidden, CourseNotFound, AssignmentNotFound];

@ApiTags('assignments')
@Controller('assignments/:id/extensions/:userId')
@Roles('instructor', 'admin')
export class ExtensionsController {
  constructor(private readonly extensions: ExtensionService) {}

  @Put()
  @Answers(null, {
    summary: 'Give one learner of an own course a later day; the last one stands',
    fails: [...fails, NotALearner, NoDueDate],
  })
  async extend(
    @Id() id: string,
    @Id('userId') userId: string,
    @CurrentUser() viewer: Viewer,
    @Body() { dueAt, reason }: ExtendDto,
  ): Promise<void> {
    await this.extensions.extend(id, userId, viewer, { dueAt: new Date(dueAt), reason: reason || null });
  }

  @Delete()
  @Answers(null, { summary: 'Take a later day back; work that was handed in stays as it is', fails })
  async takeBack(@Id() id: string, @Id('userId') userId: string, @CurrentUser() viewer: Viewer): Promise<void> {
    await this.extensions.takeBack(id, userId, viewer);
  }
}
