import { Controller, Delete } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { EnrollmentNotFound } from '../courses.errors.js';
import { LeavingService } from './leaving.service.js';

@ApiTags('enrollments')
@TokenArea('enrollments')
@Controller('courses/:id/enrollment')
@SignedIn()
export class LeavingController {
  constructor(private readonly leaving: LeavingService) {}

  @Delete()
  @Answers(null, {
    summary: 'Leaves a course; joining again within a year restores what was learned',
    fails: [InvalidInput, Unauthorized, EnrollmentNotFound],
  })
  async leave(@CurrentUser() viewer: Viewer, @Id() courseId: string): Promise<void> {
    await this.leaving.leave(viewer, courseId);
  }
}
