import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { isoTimeOrNull } from '#platform/database/iso-time';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { CourseInPreparation, CourseNotFound, NotEnrolled } from '../courses.errors.js';
import { CourseWay, type StepOnWay, type WayThrough } from './course-way.js';
import { CourseWayResponse, type WayStepResponse } from './dto/course-way.response.js';

@ApiTags('enrollments')
@TokenArea('enrollments')
@Controller('courses/:id/way')
export class CourseWayController {
  constructor(private readonly way: CourseWay) {}

  @Get()
  @SignedIn()
  @Answers(CourseWayResponse, {
    summary: 'What completing a course needs of me: what is shown, what is missing, and when it goes on',
    fails: [InvalidInput, Unauthorized, NotEnrolled, CourseNotFound, CourseInPreparation],
  })
  async read(@Id() courseId: string, @CurrentUser() viewer: Viewer): Promise<CourseWayResponse> {
    return toWay(await this.way.of(courseId, viewer));
  }
}

export const toWay = ({ progress, completedAt, steps }: WayThrough): CourseWayResponse => ({
  progress,
  completedAt: isoTimeOrNull(completedAt),
  steps: steps.map(toStep),
});

const toStep = ({ kind, id, lessonId, title, state, ...figures }: StepOnWay): WayStepResponse => ({
  kind,
  id,
  lessonId,
  titleAr: title.ar,
  titleEn: title.en,
  state,
  passMark: figures.passMark ?? null,
  bestScore: figures.bestScore ?? null,
  attemptsLeft: figures.attemptsLeft ?? null,
  startsAt: isoTimeOrNull(figures.startsAt ?? null),
});
