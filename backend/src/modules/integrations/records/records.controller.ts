import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForOrganization } from '#platform/access/access.decorators';
import { InvalidInput, TooManyRequests } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { mapRows, type Page } from '#platform/http/paging';
import { RecordNotFound } from '../integrations.errors.js';
import { found } from './found.js';
import { ChangesQuery, LearningChangesQuery } from './records.dto.js';
import {
  toCertificateResponse,
  toCourseResponse,
  toEnrollmentResponse,
  toLeftEnrollmentResponse,
  toPersonResponse,
} from './records.presenter.js';
import { RecordQueries } from './records.queries.js';
import {
  OrganizationCertificateResponse,
  OrganizationCourseResponse,
  OrganizationEnrollmentResponse,
  OrganizationPersonResponse,
} from './records.response.js';

const failsOfList = [InvalidInput, TooManyRequests];
const failsOfOne = [InvalidInput, RecordNotFound, TooManyRequests];

/** What the ids of webhooks stand for, and all of it page by page: for programs of the organisation alone (API-8). */
@ApiTags('organization')
@Controller('organization')
export class RecordsController {
  constructor(private readonly records: RecordQueries) {}

  @Get('people')
  @ForOrganization('people:read')
  @AnswersPage(OrganizationPersonResponse, { summary: 'People, by their last change', fails: failsOfList })
  async people(@Query() query: ChangesQuery): Promise<Page<OrganizationPersonResponse>> {
    return mapRows(await this.records.changes('users', query), toPersonResponse);
  }

  @Get('people/:id')
  @ForOrganization('people:read')
  @Answers(OrganizationPersonResponse, { summary: 'One person', fails: failsOfOne })
  async person(@Id() id: string): Promise<OrganizationPersonResponse> {
    return toPersonResponse(found(await this.records.byId('users', id)));
  }

  @Get('enrollments')
  @ForOrganization('enrollments:read')
  @AnswersPage(OrganizationEnrollmentResponse, {
    summary: 'Enrolments of all people, by their last change',
    fails: failsOfList,
  })
  async enrollments(@Query() query: LearningChangesQuery): Promise<Page<OrganizationEnrollmentResponse>> {
    return mapRows(await this.records.changes('enrollments', query), toEnrollmentResponse);
  }

  @Get('enrollments/:id')
  @ForOrganization('enrollments:read')
  @Answers(OrganizationEnrollmentResponse, {
    summary: 'One enrolment, also one that its learner ended',
    fails: failsOfOne,
  })
  async enrollment(@Id() id: string): Promise<OrganizationEnrollmentResponse> {
    const enrollment = await this.records.byId('enrollments', id);
    if (enrollment) return toEnrollmentResponse(enrollment);
    const left = (await this.records.leftEnrollment(id)) ?? (await this.records.endedEnrollment(id));
    return toLeftEnrollmentResponse(found(left));
  }

  @Get('certificates')
  @ForOrganization('certificates:read')
  @AnswersPage(OrganizationCertificateResponse, {
    summary: 'Certificates of all people, by their last change',
    fails: failsOfList,
  })
  async certificates(@Query() query: LearningChangesQuery): Promise<Page<OrganizationCertificateResponse>> {
    return mapRows(await this.records.changes('certificates', query), toCertificateResponse);
  }

  @Get('certificates/:id')
  @ForOrganization('certificates:read')
  @Answers(OrganizationCertificateResponse, { summary: 'One certificate', fails: failsOfOne })
  async certificate(@Id() id: string): Promise<OrganizationCertificateResponse> {
    return toCertificateResponse(found(await this.records.byId('certificates', id)));
  }

  @Get('courses')
  @ForOrganization('courses:read')
  @AnswersPage(OrganizationCourseResponse, {
    summary: 'Courses, drafts included, by their last change',
    fails: failsOfList,
  })
  async courses(@Query() query: ChangesQuery): Promise<Page<OrganizationCourseResponse>> {
    return mapRows(await this.records.changes('courses', query), toCourseResponse);
  }

  @Get('courses/:id')
  @ForOrganization('courses:read')
  @Answers(OrganizationCourseResponse, { summary: 'One course, a draft too', fails: failsOfOne })
  async course(@Id() id: string): Promise<OrganizationCourseResponse> {
    return toCourseResponse(found(await this.records.byId('courses', id)));
  }
}
