import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, TooManyRequests, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { LessonNotFound } from '../courses.errors.js';
import { LearningTimeDto } from './learning-time.dto.js';
import { LearningTimeService } from './learning-time.service.js';

@ApiTags('lessons')
@TokenArea('lessons')
@Controller('lessons/:id/learning-time')
@SignedIn()
export class LearningTimesController {
  constructor(private readonly times: LearningTimeService) {}

  @Post()
  @Answers(null, {
    summary: 'Takes a beat of the lesson player; each moment counts once, whatever arrives twice or late',
    fails: [InvalidInput, Unauthorized, LessonNotFound, TooManyRequests],
  })
  async beat(@Id() lessonId: string, @CurrentUser() viewer: Viewer, @Body() body: LearningTimeDto): Promise<void> {
    await this.times.count(viewer, lessonId, body.whiles);
  }
}
