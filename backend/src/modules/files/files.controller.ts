import { Controller, Get, Post, Req, Res, StreamableFile, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser, Public, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { FileMissing, FileNotFound, fileRefusals } from '#platform/errors/file.errors';
import { BodyTooLarge, TooManyRequests, Unavailable } from '#platform/errors/platform.errors';
import { FileService } from '#platform/files/file.service';
import { FileStorage } from '#platform/files/file-storage';
import { isPicture } from '#platform/files/file-type.rules';
import type { StoredFile } from '#platform/files/stored-file.entity';
import { StoredFileResponse } from '#platform/files/stored-file.response';
import { nameOf, TakesFile, type UploadedBytes } from '#platform/files/uploaded-file';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { FileQueries } from './file.queries.js';

@Controller('files')
@ApiTags('files')
export class FilesController {
  constructor(
    private readonly files: FileService,
    private readonly queries: FileQueries,
    private readonly storage: FileStorage,
  ) {}

  @Post()
  @Roles('instructor', 'admin')
  @TakesFile('file')
  @Answers(StoredFileResponse, {
    status: 201,
    summary:
      'Upload a file for a lesson, at most 20 MB; pictures, films and documents come back without the places in them',
    fails: [FileMissing, ...fileRefusals, BodyTooLarge, TooManyRequests, Unavailable],
  })
  async upload(
    @CurrentUser() viewer: Viewer,
    @UploadedFile() file: UploadedBytes | undefined,
  ): Promise<StoredFileResponse> {
    if (!file) throw new FileMissing();
    return toStoredFileResponse(await this.files.keep(viewer, await this.files.take(nameOf(file), file.buffer)));
  }

  @Get(':id')
  @Public()
  @Answers(null, {
    status: 200,
    summary: 'The bytes of a file that the caller may read',
    also: { status: 302, description: 'Where a followed link finds them within the next minute' },
    fails: [FileNotFound],
  })
  async download(
    @CurrentUser() viewer: Viewer | undefined,
    @Id() id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const file = await this.queries.readableBy(viewer, id);
    const isOpen = isPicture(file.mime_type) && !file.is_private;
    const disposition = `${isOpen ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`;
    if (!isOpen && isFollowed(request)) {
      const address = this.storage.addressOf(file.storage_key, { mimeType: file.mime_type, disposition });
      if (address) {
        response.set('Cache-Control', 'private, no-store').status(302).location(address);
        return undefined;
      }
    }
    const bytes = await this.storage.read(file.storage_key);
    if (!bytes) throw new FileNotFound();
    response.set({
      'Cache-Control': isOpen ? 'public, max-age=31536000, immutable' : 'private, no-store',
      ETag: `"${file.sha256}"`,
      // Drawings bring their own styles; nothing in them may run or fetch.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    return new StreamableFile(bytes, {
      type: file.mime_type,
      disposition,
      length: bytes.length,
    });
  }
}

/** A link that a person follows may lead elsewhere; what a page fetches may not (its policy names this server only). */
const isFollowed = (request: Request): boolean => request.headers['sec-fetch-mode'] === 'navigate';

const toStoredFileResponse = (file: StoredFile): StoredFileResponse => ({
  id: file.id,
  name: file.name,
  url: `/api/files/${file.id}`,
  size: file.size,
  mimeType: file.mimeType,
});
