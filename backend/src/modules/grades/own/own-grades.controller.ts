import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CourseAudience, CourseInPreparation, CourseNotFound, NotEnrolled } from '#modules/courses';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { GradeBookReader } from '../cells/grade-book.reader.js';
import { toOwnGrades } from './own-grades.presenter.js';
import { OwnGradesResponse } from './own-grades.response.js';

@ApiTags('grades')
@Controller('courses/:id/grades')
export class OwnGradesController {
  constructor(
    private readonly audience: CourseAudience,
    private readonly books: GradeBookReader,
  ) {}

  @Get()
  @SignedIn()
  @Answers(OwnGradesResponse, {
    summary: 'My own grades in a course that I learn, with what can still be reached',
    fails: [InvalidInput, Unauthorized, NotEnrolled, CourseNotFound, CourseInPreparation],
  })
  async own(@Id() courseId: string, @CurrentUser() viewer: Viewer): Promise<OwnGradesResponse> {
    await this.audience.requireLearner(viewer, courseId);
    const { plan, grades } = await this.books.of(courseId, viewer.id);
    return toOwnGrades(plan, grades);
  }
}
