import { Controller, Delete, Get, Headers, Patch, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CourseInPreparation, CourseNotFound, NotEnrolled } from '#modules/courses';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { FileEmpty, fileRefusals, FileTypeRefused } from '#platform/errors/file.errors';
import {
  BodyTooLarge,
  InvalidInput,
  TooManyRequests,
  Unauthorized,
  Unavailable,
  UnsupportedBody,
} from '#platform/errors/platform.errors';
import { BoundedUpload } from '#platform/files/bounded-upload.interceptor';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { CountOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';
import {
  AssignmentNotFound,
  KindRefused,
  NoGroup,
  NoRoundsLeft,
  TooManyFiles,
  TooManyUploads,
  TooManyVoiceNotes,
  UploadNotFound,
  UploadOffsetElsewhere,
  UploadVersionUnknown,
  VoiceRefused,
  WorkPassed,
  WorkWaits,
} from '../assignments.errors.js';
import { arrivingBytes } from './arriving-bytes.js';
import { bytesIn, fileNameIn, pieceType, tusExtensions, tusVersion } from './tus.rules.js';
import type { WorkUpload } from './work-upload.entity.js';
import { WorkUploadService } from './work-upload.service.js';

/** How far an upload is; the same stands in the headers of the protocol. */
export class WorkUploadResponse {
  @UuidOut() id!: string;
  @TextOut() name!: string;
  @CountOut({ description: 'Bytes of the whole file' }) size!: number;
  @CountOut({ description: 'Bytes that are kept; the next piece begins here' }) offset!: number;
  @TimeOut({ description: 'From then on it is forgotten' }) expiresAt!: string;
}

const reach = [InvalidInput, Unauthorized, UploadVersionUnknown];
const draftRefusals = [
  NotEnrolled,
  AssignmentNotFound,
  CourseNotFound,
  CourseInPreparation,
  NoGroup,
  WorkWaits,
  WorkPassed,
  NoRoundsLeft,
  KindRefused,
  TooManyFiles,
  TooManyVoiceNotes,
];

const Speaks = () => ApiHeader({ name: 'Tus-Resumable', required: true, example: tusVersion });

/** Resumable uploads by the tus protocol 1.0: creation, expiration, termination (ASG-1). */
@ApiTags('assignments')
@Controller('assignments/:id/draft/uploads')
@SignedIn()
export class WorkUploadsController {
  constructor(private readonly uploads: WorkUploadService) {}

  @Post()
  @Speaks()
  @ApiHeader({ name: 'Upload-Length', required: true, description: 'Bytes of the whole file', example: '700000' })
  @ApiHeader({
    name: 'Upload-Metadata',
    required: true,
    description: 'Its `filename` in base64',
    example: 'filename d29yay5wZGY=',
  })
  @Answers(WorkUploadResponse, {
    summary: 'Begin to put a file beside my draft piece by piece, by the tus protocol 1.0',
    status: 201,
    fails: [...reach, ...draftRefusals, FileTypeRefused, FileEmpty, TooManyUploads, BodyTooLarge, TooManyRequests],
  })
  async begin(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Headers() headers: Record<string, string | undefined>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WorkUploadResponse> {
    speak(headers, response);
    const file = { name: fileNameIn(headers['upload-metadata']), size: bytesIn(headers['upload-length']) };
    if (file.size === 0) throw new FileEmpty();
    const upload = await this.uploads.begin(id, viewer, file);
    response.location(`/api/assignments/${id}/draft/uploads/${upload.id}`);
    return tell(upload, response);
  }

  @Get(':uploadId')
  @Speaks()
  @Answers(WorkUploadResponse, {
    summary: 'How far my upload is; HEAD is answered alike, as the tus protocol asks',
    fails: [...reach, ...draftRefusals, UploadNotFound, VoiceRefused, ...fileRefusals, TooManyRequests, Unavailable],
  })
  async standing(
    @Id() id: string,
    @Id('uploadId') uploadId: string,
    @CurrentUser() viewer: Viewer,
    @Headers() headers: Record<string, string | undefined>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WorkUploadResponse> {
    speak(headers, response);
    return tell(await this.uploads.standing(id, viewer, uploadId), response);
  }

  @Patch(':uploadId')
  @UseInterceptors(BoundedUpload)
  @Speaks()
  @ApiHeader({ name: 'Upload-Offset', required: true, description: 'Where the piece begins', example: '0' })
  @ApiConsumes(pieceType)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers(null, {
    summary: 'Send the next piece of my upload; with the last one the file stands beside my draft',
    fails: [
      ...reach,
      ...draftRefusals,
      UploadNotFound,
      UploadOffsetElsewhere,
      VoiceRefused,
      ...fileRefusals,
      BodyTooLarge,
      UnsupportedBody,
      TooManyRequests,
      Unavailable,
    ],
  })
  async add(
    @Id() id: string,
    @Id('uploadId') uploadId: string,
    @CurrentUser() viewer: Viewer,
    @Headers() headers: Record<string, string | undefined>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    speak(headers, response);
    if (!request.is(pieceType)) throw new UnsupportedBody();
    const at = bytesIn(headers['upload-offset']);
    const upload = await this.uploads.standing(id, viewer, uploadId);
    if (upload.received !== at) throw new UploadOffsetElsewhere({ offset: upload.received });
    const bytes = await arrivingBytes(request, upload.size - at);
    tell(await this.uploads.add(id, viewer, uploadId, { at, bytes }), response);
  }

  @Delete(':uploadId')
  @Speaks()
  @Answers(null, { summary: 'End my upload; what came of it is forgotten', fails: [...reach, UploadNotFound] })
  async end(
    @Id() id: string,
    @Id('uploadId') uploadId: string,
    @CurrentUser() viewer: Viewer,
    @Headers() headers: Record<string, string | undefined>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    speak(headers, response);
    await this.uploads.end(id, viewer, uploadId);
  }
}

function speak(headers: Record<string, string | undefined>, response: Response): void {
  response.set({ 'Tus-Resumable': tusVersion, 'Tus-Version': tusVersion, 'Tus-Extension': tusExtensions });
  if (headers['tus-resumable'] !== tusVersion) throw new UploadVersionUnknown({ version: tusVersion });
}

function tell({ id, name, size, received, expiresAt }: WorkUpload, response: Response): WorkUploadResponse {
  response.set({
    'Upload-Offset': String(received),
    'Upload-Length': String(size),
    'Upload-Expires': expiresAt.toUTCString(),
    'Cache-Control': 'no-store',
  });
  return { id, name, size, offset: received, expiresAt: expiresAt.toISOString() };
}
