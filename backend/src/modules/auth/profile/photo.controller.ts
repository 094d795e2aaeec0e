import { Controller, Delete, Put, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { FileMissing, pictureRefusals } from '#platform/errors/file.errors';
import { BodyTooLarge, TooManyRequests, Unauthorized, Unavailable } from '#platform/errors/platform.errors';
import { TakesFile, type UploadedBytes } from '#platform/files/uploaded-file';
import { Answers } from '#platform/http/answers';
import { CurrentUserQueries } from './current-user.queries.js';
import { CurrentUserResponse, toCurrentUserResponse } from './current-user.response.js';
import { PhotoService } from './photo.service.js';

@ApiTags('profile')
@Controller('profile/photo')
@SignedIn()
export class PhotoController {
  constructor(
    private readonly photos: PhotoService,
    private readonly currentUsers: CurrentUserQueries,
  ) {}

  @Put()
  @TakesFile('photo')
  @Answers(CurrentUserResponse, {
    summary: 'Change the own photo: a png, jpeg or webp, kept as a square of 320 pixels and 60 kB at most',
    fails: [Unauthorized, FileMissing, ...pictureRefusals, BodyTooLarge, TooManyRequests, Unavailable],
  })
  async change(
    @CurrentUser() viewer: Viewer,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<CurrentUserResponse> {
    if (!file) throw new FileMissing();
    await this.photos.change(viewer.id, file.buffer);
    return this.current(viewer);
  }

  @Delete()
  @Answers(CurrentUserResponse, { status: 200, summary: 'Remove the own photo', fails: [Unauthorized] })
  async remove(@CurrentUser() viewer: Viewer): Promise<CurrentUserResponse> {
    await this.photos.remove(viewer.id);
    return this.current(viewer);
  }

  private async current(viewer: Viewer): Promise<CurrentUserResponse> {
    return toCurrentUserResponse(await this.currentUsers.byId(viewer.id), viewer.lacksSecondFactor ?? false);
  }
}
