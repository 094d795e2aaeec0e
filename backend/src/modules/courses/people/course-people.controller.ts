import { Body, Controller, Delete, Get, Patch, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, FreshlyConfirmed, Public, Roles, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, TooManyRequests, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import {
  AlreadyTeaches,
  CourseNotFound,
  CoursePersonNotFound,
  NotAnInstructor,
  OwnerStays,
} from '../courses.errors.js';
import { CourseInvitations } from './course-invitations.service.js';
import { CoursePeople } from './course-people.service.js';
import { ChangeCourseRightDto, HandOverCourseDto, InviteToTeachDto } from './people.dto.js';
import { PeopleQueries } from './people.queries.js';
import { CourseInvitationResponse, CoursePersonResponse } from './people.response.js';

/** Who teaches a course, and with which right (CRS-14). Programs with a token give nobody rights. */
@ApiTags('courses')
@Controller('courses/:id')
export class CoursePeopleController {
  constructor(
    private readonly queries: PeopleQueries,
    private readonly people: CoursePeople,
    private readonly invitations: CourseInvitations,
  ) {}

  @Get('people')
  @Public()
  @Answers(CoursePersonResponse, {
    many: true,
    summary: 'Who teaches a course, its owner first',
    fails: [InvalidInput, CourseNotFound],
  })
  async list(@CurrentUser() viewer: Viewer | undefined, @Id() courseId: string): Promise<CoursePersonResponse[]> {
    return this.queries.ofCourse(viewer, courseId);
  }

  @Patch('people/:userId')
  @Roles('instructor', 'admin')
  @Answers(CoursePersonResponse, {
    summary: 'Gives somebody who teaches an own course another right',
    fails: [InvalidInput, Unauthorized, Forbidden, CourseNotFound, CoursePersonNotFound, OwnerStays],
  })
  async change(
    @CurrentUser() viewer: Viewer,
    @Id() courseId: string,
    @Id('userId') userId: string,
    @Body() { right }: ChangeCourseRightDto,
  ): Promise<CoursePersonResponse> {
    await this.people.change(viewer, courseId, userId, right);
    return this.queries.one(courseId, userId);
  }

  @Delete('people/:userId')
  @SignedIn()
  @Answers(null, {
    summary: 'Takes back somebody’s right in an own course, or gives up one’s own',
    fails: [InvalidInput, Unauthorized, Forbidden, CourseNotFound, CoursePersonNotFound, OwnerStays],
  })
  async end(@CurrentUser() viewer: Viewer, @Id() courseId: string, @Id('userId') userId: string): Promise<void> {
    await this.people.end(viewer, courseId, userId);
  }

  @Put('owner')
  @Roles('instructor', 'admin')
  @FreshlyConfirmed()
  @Answers(CoursePersonResponse, {
    summary: 'Hands an own course over to somebody who teaches it; the former owner stays as a teacher',
    fails: [InvalidInput, Unauthorized, Forbidden, CourseNotFound, CoursePersonNotFound, NotAnInstructor],
  })
  async handOver(
    @CurrentUser() viewer: Viewer,
    @Id() courseId: string,
    @Body() { userId }: HandOverCourseDto,
  ): Promise<CoursePersonResponse> {
    await this.people.handOver(viewer, courseId, userId);
    return this.queries.one(courseId, userId);
  }

  @Get('invitations')
  @Roles('instructor', 'admin')
  @Answers(CourseInvitationResponse, {
    many: true,
    summary: 'Invitations to teach an own course that wait for an answer',
    fails: [InvalidInput, Unauthorized, Forbidden, CourseNotFound],
  })
  async waiting(@CurrentUser() viewer: Viewer, @Id() courseId: string): Promise<CourseInvitationResponse[]> {
    return this.queries.invitationsOf(viewer, courseId);
  }

  @Post('invitations')
  @Roles('instructor', 'admin')
  @Answers(CourseInvitationResponse, {
    status: 201,
    also: { status: 200, description: 'The address was invited already; it is offered this right now' },
    summary: 'Invites an e-mail address to teach an own course; the answer tells nothing of whose it is',
    fails: [InvalidInput, Unauthorized, Forbidden, CourseNotFound, AlreadyTeaches, TooManyRequests],
  })
  async invite(
    @CurrentUser() viewer: Viewer,
    @Id() courseId: string,
    @Body() body: InviteToTeachDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CourseInvitationResponse> {
    const { id, isNew } = await this.invitations.invite(viewer, courseId, body);
    response.status(isNew ? 201 : 200);
    return this.queries.invitation(id);
  }
}
