import { Controller, Delete, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { CourseNotFound, CourseNotInPreparation } from '../courses.errors.js';
import { FollowResponse } from './follow.response.js';
import { FollowService } from './follow.service.js';

@ApiTags('courses')
@TokenArea('courses')
@Controller('courses/:id/follow')
@SignedIn()
export class FollowsController {
  constructor(private readonly follows: FollowService) {}

  @Post()
  @Answers(FollowResponse, {
    status: 200,
    summary: 'Follows a course in preparation, once however often it is called',
    fails: [InvalidInput, Unauthorized, CourseNotFound, CourseNotInPreparation],
  })
  async follow(@CurrentUser() viewer: Viewer, @Id() courseId: string): Promise<FollowResponse> {
    return this.follows.follow(viewer, courseId);
  }

  @Delete()
  @Answers(FollowResponse, {
    status: 200,
    summary: 'Follows a course no longer',
    fails: [InvalidInput, Unauthorized, CourseNotFound],
  })
  async unfollow(@CurrentUser() viewer: Viewer, @Id() courseId: string): Promise<FollowResponse> {
    return this.follows.unfollow(viewer, courseId);
  }
}
