import { assignmentLimits } from '@masar/domain';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CourseAudience, CourseNotFound } from '#modules/courses';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { WholeNumber } from '#platform/http/fields';
import { Id } from '#platform/http/id';
import type { Page } from '#platform/http/paging';
import { AssignmentQueries } from '../assignment/assignment.queries.js';
import { AssignmentNotFound, GroupHasWork, NotALearner, NotGroupWork } from '../assignments.errors.js';
import { GroupedLearnerResponse, GroupedLearnersQuery, GroupQueries } from './group.queries.js';
import { GroupService } from './group.service.js';

const { groupSizeMaximum, groupsMaximum } = assignmentLimits;

class PutIntoGroupDto {
  @WholeNumber({
    min: 1,
    max: groupsMaximum,
    optional: true,
    nullable: true,
    description: 'Number of the group; null for none',
  })
  group?: number | null;
}

class DivideDto {
  @WholeNumber({ min: 2, max: groupSizeMaximum, description: 'How many people a group has, give or take one' })
  size!: number;
}

const fails = [InvalidInput, Unauthorized, Forbidden, CourseNotFound, AssignmentNotFound];

@ApiTags('assignments')
@Controller('assignments/:id/groups')
@Roles('instructor', 'admin')
export class GroupsController {
  constructor(
    private readonly groups: GroupService,
    private readonly queries: GroupQueries,
    private readonly assignments: AssignmentQueries,
    private readonly audience: CourseAudience,
  ) {}

  @Get('learners')
  @AnswersPage(GroupedLearnerResponse, {
    summary: 'The learners of an own course, with their groups, narrowed by name',
    fails,
  })
  async learners(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Query() query: GroupedLearnersQuery,
  ): Promise<Page<GroupedLearnerResponse>> {
    const { course_id } = await this.assignments.one(id, viewer);
    await this.audience.requireTeacher(viewer, course_id);
    return this.queries.learners(id, course_id, query);
  }

  @Put('learners/:userId')
  @Answers(null, {
    summary: 'Put a learner into a group of an own assignment, or out of it',
    fails: [...fails, NotALearner, NotGroupWork, GroupHasWork],
  })
  async put(
    @Id() id: string,
    @Id('userId') userId: string,
    @CurrentUser() viewer: Viewer,
    @Body() { group }: PutIntoGroupDto,
  ): Promise<void> {
    await this.groups.put(id, userId, viewer, group ?? null);
  }

  @Post('divide')
  @Answers(null, {
    summary: 'Put everybody who is in no group into new ones of about that size, by chance',
    fails: [...fails, NotGroupWork],
  })
  async divide(@Id() id: string, @CurrentUser() viewer: Viewer, @Body() { size }: DivideDto): Promise<void> {
    await this.groups.divide(id, viewer, size);
  }
}
