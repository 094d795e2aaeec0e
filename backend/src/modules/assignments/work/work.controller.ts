import {
  Body,
  Controller,
  Delete,
  Get,
  Post,
  Put,
  Query,
  Req,
  Res,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CourseAudience, CourseInPreparation, CourseNotFound, NotEnrolled } from '#modules/courses';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { FileMissing, FileNotFound, fileRefusals } from '#platform/errors/file.errors';
import {
  BodyTooLarge,
  InvalidInput,
  TooManyRequests,
  Unauthorized,
  Unavailable,
} from '#platform/errors/platform.errors';
import { AskedFirst } from '#platform/files/asked-first';
import { FileStorage } from '#platform/files/file-storage';
import { nameOf, TakesFile, type UploadedBytes } from '#platform/files/uploaded-file';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id, idIn } from '#platform/http/id';
import { mapRows, type Page, PageQuery } from '#platform/http/paging';
import { AssignmentQueries } from '../assignment/assignment.queries.js';
import {
  AlreadyMarked,
  AssignmentNotFound,
  ChangedMeanwhile,
  KindRefused,
  NoGroup,
  NoRoundsLeft,
  PeersHaveWork,
  TooManyFiles,
  TooManyVoiceNotes,
  VoiceRefused,
  WorkEmpty,
  WorkNotFound,
  WorkPassed,
  WorkTooLate,
  WorkWaits,
} from '../assignments.errors.js';
import { sendWorkFile } from '../submission/send-work-file.js';
import { DraftService } from './draft.service.js';
import { HandingInService } from './handing-in.service.js';
import { SaveDraftDto } from './work.dto.js';
import { toWork, toWorkOfLearner } from './work.presenter.js';
import { WorkQueries } from './work.queries.js';
import { WorkOfLearnerResponse, WorkResponse } from './work.response.js';
import { WorkFilesService } from './work-files.service.js';

const refusals = [InvalidInput, Unauthorized, NotEnrolled, AssignmentNotFound, CourseNotFound, CourseInPreparation];
const noRound = [NoGroup, WorkWaits, WorkPassed, NoRoundsLeft];

@ApiTags('assignments')
@Controller()
@SignedIn()
export class WorkController {
  constructor(
    private readonly drafts: DraftService,
    private readonly files: WorkFilesService,
    private readonly handingIn: HandingInService,
    private readonly queries: WorkQueries,
    private readonly assignments: AssignmentQueries,
    private readonly audience: CourseAudience,
    private readonly storage: FileStorage,
  ) {}

  @Get('assignments/:id/work')
  @AnswersPage(WorkResponse, { summary: 'My rounds of work for an assignment, the latest first', fails: refusals })
  async rounds(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Query() query: PageQuery,
  ): Promise<Page<WorkResponse>> {
    const { course_id } = await this.assignments.one(id, viewer);
    await this.audience.require(viewer, course_id);
    return mapRows(await this.queries.roundsOf(id, viewer.id, query), toWork);
  }

  @Put('assignments/:id/draft')
  @Answers(WorkResponse, {
    summary: 'Keep my draft as it is written; begins a round where one may begin',
    fails: [...refusals, ...noRound, KindRefused, ChangedMeanwhile],
  })
  async save(@Id() id: string, @CurrentUser() viewer: Viewer, @Body() body: SaveDraftDto): Promise<WorkResponse> {
    return this.work(await this.drafts.save(id, viewer, body), viewer);
  }

  @Post('assignments/:id/draft/files')
  @AskedFirst(WorkFilesService, (files, viewer, ids) => files.requireLearner(viewer, idIn(ids)))
  @TakesFile('file')
  @Answers(WorkResponse, {
    summary:
      'Put a file beside my draft, at most 20 MB; photos are drawn anew at 300 kB at most, a voice note has 4 MB at most',
    status: 201,
    fails: [
      ...refusals,
      ...noRound,
      KindRefused,
      TooManyFiles,
      TooManyVoiceNotes,
      VoiceRefused,
      FileMissing,
      ...fileRefusals,
      BodyTooLarge,
      TooManyRequests,
      Unavailable,
    ],
  })
  async attach(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<WorkResponse> {
    if (!file) throw new FileMissing();
    return this.work(await this.files.attach(id, viewer, nameOf(file), file.buffer), viewer);
  }

  @Delete('assignments/:id/draft/files/:fileId')
  @Answers(WorkResponse, {
    summary: 'Take a file off my draft',
    fails: [...refusals, ...noRound, FileNotFound],
  })
  async detach(@Id() id: string, @Id('fileId') fileId: string, @CurrentUser() viewer: Viewer): Promise<WorkResponse> {
    return this.work(await this.files.detach(id, viewer, fileId), viewer);
  }

  @Post('assignments/:id/submit')
  @Answers(WorkResponse, {
    summary: 'Hand my draft in; it is late by the server’s clock, and a second call gets the same round',
    status: 200,
    fails: [...refusals, NoGroup, NoRoundsLeft, WorkEmpty, WorkTooLate],
  })
  async handIn(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<WorkResponse> {
    return this.work(await this.handingIn.handIn(id, viewer), viewer);
  }

  @Post('submissions/:id/withdraw')
  @Answers(WorkResponse, {
    summary: 'Take my work back as long as nobody has marked it; it is a draft again',
    status: 200,
    fails: [InvalidInput, Unauthorized, WorkNotFound, AlreadyMarked, PeersHaveWork],
  })
  async withdraw(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<WorkResponse> {
    await this.handingIn.withdraw(id, viewer);
    return this.work(id, viewer);
  }

  @Get('submissions/:id')
  @Answers(WorkOfLearnerResponse, {
    summary: 'A round of work, for whose it is and for who marks it',
    fails: [InvalidInput, Unauthorized, WorkNotFound],
  })
  async one(@Id() id: string, @CurrentUser() viewer: Viewer): Promise<WorkOfLearnerResponse> {
    return toWorkOfLearner(await this.queries.one(id, viewer), viewer);
  }

  @Get('submissions/:id/files/:fileId')
  @Answers(null, {
    status: 200,
    summary: 'The bytes of a file beside a round of work, or the part of them that is asked for',
    fails: [InvalidInput, Unauthorized, WorkNotFound],
  })
  async file(
    @Id() id: string,
    @Id('fileId') fileId: string,
    @CurrentUser() viewer: Viewer,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const file = await this.queries.file(id, fileId, viewer);
    return sendWorkFile(this.storage, file, request, response);
  }

  private async work(id: string, viewer: Viewer): Promise<WorkResponse> {
    return toWork(await this.queries.one(id, viewer));
  }
}
