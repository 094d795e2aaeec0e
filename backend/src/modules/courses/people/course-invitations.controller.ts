import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { CourseInvitationNotFound, InvitationNeedsInstructor } from '../courses.errors.js';
import { CourseInvitations } from './course-invitations.service.js';
import { PeopleQueries } from './people.queries.js';
import { CoursePersonResponse, MyCourseInvitationResponse } from './people.response.js';

/** Invitations to teach, for whoever has the confirmed address (CRS-14). */
@ApiTags('courses')
@Controller('course-invitations')
@SignedIn()
export class CourseInvitationsController {
  constructor(
    private readonly queries: PeopleQueries,
    private readonly invitations: CourseInvitations,
  ) {}

  @Get()
  @Answers(MyCourseInvitationResponse, {
    many: true,
    summary: 'Invitations to teach that wait for my answer',
    fails: [Unauthorized],
  })
  async mine(@CurrentUser() viewer: Viewer): Promise<MyCourseInvitationResponse[]> {
    return this.queries.invitationsFor(viewer);
  }

  @Post(':id/accept')
  @Answers(CoursePersonResponse, {
    status: 200,
    summary: 'Accepts an invitation to teach a course',
    fails: [InvalidInput, Unauthorized, CourseInvitationNotFound, InvitationNeedsInstructor],
  })
  async accept(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<CoursePersonResponse> {
    return this.queries.one(await this.invitations.accept(viewer, id), viewer.id);
  }

  @Delete(':id')
  @Answers(null, {
    summary: 'Declines an invitation to teach, or takes one to an own course back',
    fails: [InvalidInput, Unauthorized, CourseInvitationNotFound],
  })
  async remove(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<void> {
    await this.invitations.remove(viewer, id);
  }
}
