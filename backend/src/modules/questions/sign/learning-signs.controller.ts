import { type LearningSignKind, learningSignKinds } from '@masar/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { AnswersPage } from '#platform/http/answers-page';
import { type Page, PageQuery } from '#platform/http/paging';
import { CountOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { LearningSignQueries } from './learning-sign.queries.js';

/** Something that looked odd; nothing is decided by it (EVD-5). */
export class LearningSignResponse {
  @UuidOut() id!: string;
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @UuidOut({ nullable: true, description: 'Null for the final assessment of the course' }) lessonId!: string | null;
  @TextOut({ nullable: true }) lessonTitleAr!: string | null;
  @TextOut({ nullable: true }) lessonTitleEn!: string | null;
  @WordOut(learningSignKinds) kind!: LearningSignKind;
  @CountOut({ description: 'How often it was noticed' }) times!: number;
  @TimeOut({ description: 'The last time' }) noticedAt!: string;
}

@ApiTags('quizzes')
@Controller('learning-signs')
export class LearningSignsController {
  constructor(private readonly queries: LearningSignQueries) {}

  @Get()
  @Roles('instructor', 'admin')
  @AnswersPage(LearningSignResponse, {
    summary:
      'What looked odd in own courses: several devices at once, answers after the end, altered repetitions, empty papers, accounts of one line, answers that equal a key that was shown, several accounts over one network',
    fails: [InvalidInput, Unauthorized, Forbidden],
  })
  async list(@CurrentUser() viewer: Viewer, @Query() query: PageQuery): Promise<Page<LearningSignResponse>> {
    return this.queries.of(viewer, query);
  }
}
