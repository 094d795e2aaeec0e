import { Controller, Delete, Put, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { FileMissing, pictureRefusals } from '#platform/errors/file.errors';
import {
  BodyTooLarge,
  Forbidden,
  InvalidInput,
  TooManyRequests,
  Unauthorized,
  Unavailable,
} from '#platform/errors/platform.errors';
import { AskedFirst } from '#platform/files/asked-first';
import { TakesFile, type UploadedBytes } from '#platform/files/uploaded-file';
import { Answers } from '#platform/http/answers';
import { Id, idIn } from '#platform/http/id';
import { CourseNotFound } from '../courses.errors.js';
import { CoverResponse } from './cover.response.js';
import { CoverService } from './cover.service.js';

@ApiTags('courses')
@TokenArea('courses')
@Controller('courses/:id/cover')
@Roles('instructor', 'admin')
export class CoversController {
  constructor(private readonly covers: CoverService) {}

  @Put()
  @AskedFirst(CoverService, (covers, viewer, ids) => covers.requireAuthor(viewer, idIn(ids)))
  @TakesFile('cover')
  @Answers(CoverResponse, {
    summary: 'Change the cover of an own course: a png, jpeg or webp, kept at 960 by 360 pixels and 60 kB at most',
    fails: [
      InvalidInput,
      Unauthorized,
      Forbidden,
      CourseNotFound,
      FileMissing,
      ...pictureRefusals,
      BodyTooLarge,
      TooManyRequests,
      Unavailable,
    ],
  })
  async change(
    @Id() courseId: string,
    @CurrentUser() viewer: Viewer,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<CoverResponse> {
    if (!file) throw new FileMissing();
    return { thumbnailUrl: await this.covers.change(viewer, courseId, file.buffer) };
  }

  @Delete()
  @Answers(null, {
    summary: 'Remove the cover of an own course',
    fails: [InvalidInput, Unauthorized, Forbidden, CourseNotFound],
  })
  async remove(@Id() courseId: string, @CurrentUser() viewer: Viewer): Promise<void> {
    await this.covers.remove(viewer, courseId);
  }
}
