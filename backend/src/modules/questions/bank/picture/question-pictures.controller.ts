import { Controller, Post, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { FileMissing, pictureRefusals } from '#platform/errors/file.errors';
import { BodyTooLarge, Forbidden, InvalidInput, TooManyRequests, Unavailable } from '#platform/errors/platform.errors';
import { AskedFirst } from '#platform/files/asked-first';
import { TakesFile, type UploadedBytes } from '#platform/files/uploaded-file';
import { Answers } from '#platform/http/answers';
import { Id, idIn } from '#platform/http/id';
import { BankNotFound } from '../../questions.errors.js';
import { QuestionBankQueries } from '../question-bank.queries.js';
import { QuestionPictureResponse } from './question-picture.response.js';
import { QuestionPictures } from './question-pictures.js';

@Controller('question-banks/:id/pictures')
@ApiTags('questions')
export class QuestionPicturesController {
  constructor(private readonly pictures: QuestionPictures) {}

  @Post()
  @Roles('instructor', 'admin')
  @AskedFirst(QuestionBankQueries, (banks, viewer, ids) => banks.openTo(viewer, idIn(ids), 'edit'))
  @TakesFile('picture')
  @Answers(QuestionPictureResponse, {
    status: 201,
    summary: 'Keep a picture for questions of a bank: a png, jpeg or webp, at 1200 pixels and 120 kB at most',
    fails: [
      InvalidInput,
      BankNotFound,
      Forbidden,
      FileMissing,
      ...pictureRefusals,
      BodyTooLarge,
      TooManyRequests,
      Unavailable,
    ],
  })
  async upload(
    @CurrentUser() viewer: Viewer,
    @Id() bankId: string,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<QuestionPictureResponse> {
    if (!file) throw new FileMissing();
    return this.pictures.upload(viewer, bankId, file.buffer);
  }
}
