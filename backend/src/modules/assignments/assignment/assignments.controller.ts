import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CourseAudience, CourseInPreparation, CourseNotFound, NotEnrolled } from '#modules/courses';
import { CurrentUser, Roles, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Uuid } from '#platform/http/fields';
import { Id } from '#platform/http/id';
import { mapRows, type Page, PageQuery } from '#platform/http/paging';
import {
  AssignmentHasWork,
  AssignmentNotFound,
  GroupModeFixed,
  LessonElsewhere,
  RubricEmpty,
  UntilBeforeDue,
} from '../assignments.errors.js';
import { WriteAssignmentDto } from './assignment.dto.js';
import { toAssignment, toListedAssignment } from './assignment.presenter.js';
import { AssignmentQueries } from './assignment.queries.js';
import { AssignmentResponse, ListedAssignmentResponse } from './assignment.response.js';
import { AssignmentService } from './assignment.service.js';

class ListAssignmentsQuery extends PageQuery {
  @Uuid({ optional: true, description: 'Only those of this lesson' }) lessonId?: string;
}

const refusals = [InvalidInput, Unauthorized, NotEnrolled, CourseNotFound, CourseInPreparation];
const faults = [LessonElsewhere, RubricEmpty, UntilBeforeDue];

@ApiTags('assignments')
@Controller()
export class AssignmentsController {
  constructor(
    private readonly assignments: AssignmentService,
    private readonly queries: AssignmentQueries,
    private readonly audience: CourseAudience,
  ) {}

  @Get('courses/:id/assignments')
  @SignedIn()
  @AnswersPage(ListedAssignmentResponse, {
    summary: 'The assignments of a course, with where the reader stands in each',
    fails: refusals,
  })
  async list(
    @Id() courseId: string,
    @CurrentUser() viewer: Viewer,
    @Query() query: ListAssignmentsQuery,
  ): Promise<Page<ListedAssignmentResponse>> {
    const { isTeacher } = await this.audience.require(viewer, courseId);
    return mapRows(await this.queries.ofCourse(courseId, viewer, isTeacher, query), toListedAssignment);
  }

  @Post('courses/:id/assignments')
  @Roles('instructor', 'admin')
  @Answers(AssignmentResponse, {
    summary: 'Write an assignment of an own course',
    status: 201,
    fails: [InvalidInput, Unauthorized, Forbidden, CourseNotFound, ...faults],
  })
  async create(
    @Id() courseId: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: WriteAssignmentDto,
  ): Promise<AssignmentResponse> {
    const id = await this.assignments.create(courseId, viewer, body);
    return toAssignment(await this.queries.one(id, viewer), true);
  }

  @Get('assignments/:id')
  @SignedIn()
  @Answers(AssignmentResponse, {
    summary: 'An assignment for those who learn or write its course',
    fails: [...refusals, AssignmentNotFound],
  })
  async read(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<AssignmentResponse> {
    const row = await this.queries.one(id, viewer);
    const { isTeacher, canEdit } = await this.audience.require(viewer, row.course_id);
    return toAssignment(row, isTeacher, canEdit);
  }

  @Put('assignments/:id')
  @Roles('instructor', 'admin')
  @Answers(AssignmentResponse, {
    summary: 'Write an own assignment anew; work that was handed in keeps its terms',
    fails: [InvalidInput, Unauthorized, Forbidden, CourseNotFound, AssignmentNotFound, GroupModeFixed, ...faults],
  })
  async change(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() body: WriteAssignmentDto,
  ): Promise<AssignmentResponse> {
    await this.assignments.change(id, viewer, body);
    return toAssignment(await this.queries.one(id, viewer), true);
  }

  @Delete('assignments/:id')
  @Roles('instructor', 'admin')
  @Answers(null, {
    summary: 'Remove an own assignment for which nothing was handed in',
    fails: [InvalidInput, Unauthorized, Forbidden, CourseNotFound, AssignmentNotFound, AssignmentHasWork],
  })
  async remove(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<void> {
    await this.assignments.remove(id, viewer);
  }
}
