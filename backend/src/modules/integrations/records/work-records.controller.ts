import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CourseNotFound } from '#modules/courses';
import { GradeBookReader } from '#modules/grades';
import { ForOrganization } from '#platform/access/access.decorators';
import { InvalidInput, TooManyRequests } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { RecordNotFound } from '../integrations.errors.js';
import { found } from './found.js';
import {
  toAssignmentResponse,
  toAttemptResponse,
  toExtensionResponse,
  toGradesResponse,
  toGroupResponse,
  toLessonResponse,
  toSubmissionResponse,
} from './work-records.presenter.js';
import { WorkRecordQueries } from './work-records.queries.js';
import {
  OrganizationAssignmentResponse,
  OrganizationAttemptResponse,
  OrganizationExtensionResponse,
  OrganizationGradesResponse,
  OrganizationGroupResponse,
  OrganizationLessonResponse,
  OrganizationSubmissionResponse,
} from './work-records.response.js';

const fails = [InvalidInput, RecordNotFound, TooManyRequests];

/** What webhooks of quizzes, assignments and grades name: for programs of the organisation alone (API-8). */
@ApiTags('organization')
@Controller('organization')
export class WorkRecordsController {
  constructor(
    private readonly work: WorkRecordQueries,
    private readonly books: GradeBookReader,
  ) {}

  @Get('lessons/:id')
  @ForOrganization('courses:read')
  @Answers(OrganizationLessonResponse, { summary: 'One lesson, without its text', fails })
  async lesson(@Id() id: string): Promise<OrganizationLessonResponse> {
    return toLessonResponse(found(await this.work.lesson(id)));
  }

  @Get('assignments/:id')
  @ForOrganization('courses:read')
  @Answers(OrganizationAssignmentResponse, { summary: 'One assignment, without its task', fails })
  async assignment(@Id() id: string): Promise<OrganizationAssignmentResponse> {
    return toAssignmentResponse(found(await this.work.assignment(id)));
  }

  @Get('attempts/:id')
  @ForOrganization('work:read')
  @Answers(OrganizationAttemptResponse, { summary: 'One graded attempt at a quiz, without its answers', fails })
  async attempt(@Id() id: string): Promise<OrganizationAttemptResponse> {
    return toAttemptResponse(found(await this.work.attempt(id)));
  }

  @Get('submissions/:id')
  @ForOrganization('work:read')
  @Answers(OrganizationSubmissionResponse, { summary: 'One piece of work and its mark, without what it says', fails })
  async submission(@Id() id: string): Promise<OrganizationSubmissionResponse> {
    return toSubmissionResponse(found(await this.work.submission(id)));
  }

  @Get('groups/:id')
  @ForOrganization('work:read')
  @Answers(OrganizationGroupResponse, { summary: 'One group that hands in together', fails })
  async group(@Id() id: string): Promise<OrganizationGroupResponse> {
    return toGroupResponse(found(await this.work.group(id)));
  }

  @Get('assignments/:id/extensions/:userId')
  @ForOrganization('work:read')
  @Answers(OrganizationExtensionResponse, { summary: 'The later day of one person for an assignment', fails })
  async extension(@Id() id: string, @Id('userId') userId: string): Promise<OrganizationExtensionResponse> {
    return toExtensionResponse(found(await this.work.extension(id, userId)));
  }

  @Get('courses/:id/grades/:userId')
  @ForOrganization('work:read')
  @Answers(OrganizationGradesResponse, {
    summary: 'The grades of one learner in a course; 404 while nothing of theirs is graded',
    fails: [...fails, CourseNotFound],
  })
  async grades(@Id() id: string, @Id('userId') userId: string): Promise<OrganizationGradesResponse> {
    const book = await this.books.of(id, userId);
    const isKnown = book.grades.cells.some(({ found: score, version }) => score !== null || version > 0);
    return toGradesResponse(userId, found(isKnown ? book : undefined));
  }
}
