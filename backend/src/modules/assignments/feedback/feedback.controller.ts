import { Controller, Delete, Get, Post, Req, Res, StreamableFile, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser, Roles, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { FileMissing, FileNotFound, fileRefusals } from '#platform/errors/file.errors';
import {
  BodyTooLarge,
  Forbidden,
  InvalidInput,
  TooManyRequests,
  Unauthorized,
  Unavailable,
} from '#platform/errors/platform.errors';
import { AskedFirst } from '#platform/files/asked-first';
import { FileStorage } from '#platform/files/file-storage';
import { nameOf, TakesFile, type UploadedBytes } from '#platform/files/uploaded-file';
import { Answers } from '#platform/http/answers';
import { Id, idIn } from '#platform/http/id';
import { OwnWork, TooManyFiles, WorkNotFound } from '../assignments.errors.js';
import { sendWorkFile } from '../submission/send-work-file.js';
import { toWorkOfLearner } from '../work/work.presenter.js';
import { WorkQueries } from '../work/work.queries.js';
import { WorkOfLearnerResponse } from '../work/work.response.js';
import { FeedbackService } from './feedback.service.js';

const fails = [InvalidInput, Unauthorized, Forbidden, OwnWork, WorkNotFound];

@ApiTags('assignments')
@Controller('submissions/:id/feedback')
export class FeedbackController {
  constructor(
    private readonly feedback: FeedbackService,
    private readonly work: WorkQueries,
    private readonly storage: FileStorage,
  ) {}

  @Post()
  @Roles('instructor', 'admin')
  @AskedFirst(FeedbackService, (feedback, viewer, ids) => feedback.requireMarker(viewer, idIn(ids)))
  @TakesFile('file')
  @Answers(WorkOfLearnerResponse, {
    summary: 'Put a voice note or a file beside the mark to come; the learner reads it with the mark',
    status: 201,
    fails: [...fails, TooManyFiles, FileMissing, ...fileRefusals, BodyTooLarge, TooManyRequests, Unavailable],
  })
  async add(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<WorkOfLearnerResponse> {
    if (!file) throw new FileMissing();
    await this.feedback.add(id, viewer, nameOf(file), file.buffer);
    return toWorkOfLearner(await this.work.one(id, viewer), viewer);
  }

  @Delete(':fileId')
  @Roles('instructor', 'admin')
  @Answers(WorkOfLearnerResponse, {
    summary: 'Take off what the learner has not been told of',
    fails: [...fails, FileNotFound],
  })
  async takeOff(
    @Id() id: string,
    @Id('fileId') fileId: string,
    @CurrentUser() viewer: Viewer,
  ): Promise<WorkOfLearnerResponse> {
    await this.feedback.takeOff(id, viewer, fileId);
    return toWorkOfLearner(await this.work.one(id, viewer), viewer);
  }

  @Get(':fileId')
  @SignedIn()
  @Answers(null, {
    status: 200,
    summary: 'The bytes of a voice note or a file beside a mark, or the part of them that is asked for',
    fails: [InvalidInput, Unauthorized, WorkNotFound],
  })
  async read(
    @Id() id: string,
    @Id('fileId') fileId: string,
    @CurrentUser() viewer: Viewer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const file = await this.work.feedback(id, fileId, viewer);
    return sendWorkFile(this.storage, file, request, response);
  }
}
