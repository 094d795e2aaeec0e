import { Controller, Delete, Get, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser, FreshlyConfirmed, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { BackupStorage } from '#platform/backup/backup-storage';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { BackupFileNotFound, BackupNotFound, BackupUnderway } from '../operations.errors.js';
import { BackupQueries } from './backup.queries.js';
import { BackupResponse, toBackupResponse } from './backup.response.js';
import { BackupService } from './backup.service.js';

@ApiTags('admin')
@Controller('admin/backups')
@Roles('admin')
export class BackupsController {
  constructor(
    private readonly archives: BackupStorage,
    private readonly queries: BackupQueries,
    private readonly backups: BackupService,
  ) {}

  @Get()
  @Answers(BackupResponse, { summary: 'Backups and drills, the newest first', many: true })
  async list(@Res({ passthrough: true }) response: Response): Promise<BackupResponse[]> {
    const rows = await this.queries.list();
    // Retention keeps the list short: it is one page, told in the way of the console.
    response.setHeader('Content-Range', `backups 0-${Math.max(0, rows.length - 1)}/${rows.length}`);
    return rows.map(toBackupResponse);
  }

  @Post()
  @FreshlyConfirmed()
  @Answers(BackupResponse, {
    status: 201,
    summary: 'Begins a backup; ask again for its progress',
    also: { status: 200, description: 'One is underway already' },
  })
  async begin(@CurrentUser() viewer: Viewer, @Res({ passthrough: true }) response: Response): Promise<BackupResponse> {
    const { id, isNew } = await this.backups.request(viewer);
    if (!isNew) response.status(200);
    return this.one(id);
  }

  @Get(':id')
  @Answers(BackupResponse, { summary: 'One backup and how far it has come', fails: [BackupNotFound] })
  async one(@Id() id: string): Promise<BackupResponse> {
    const row = await this.queries.byId(id);
    if (!row) throw new BackupNotFound();
    return toBackupResponse(row);
  }

  /** Answers the record that is gone, as ra-data-simple-rest expects. */
  @Delete(':id')
  @FreshlyConfirmed()
  @Answers(BackupResponse, { summary: 'Deletes a backup and its file', fails: [BackupNotFound, BackupUnderway] })
  async remove(@Id() id: string): Promise<BackupResponse> {
    const gone = await this.one(id);
    await this.backups.remove(id);
    return gone;
  }

  @Get(':id/file')
  @FreshlyConfirmed()
  @Answers(null, {
    status: 200,
    summary: 'The archive; it holds everything, so keep it like the database',
    fails: [BackupNotFound, BackupFileNotFound],
  })
  async download(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { fileName } = await this.one(id);
    const archive = fileName === null ? undefined : await this.archives.open(fileName);
    if (!archive) throw new BackupFileNotFound();
    await this.backups.noteDownload(viewer, id, String(request.id));
    response.set('Cache-Control', 'private, no-store');
    return new StreamableFile(archive.content, {
      type: 'application/zip',
      disposition: `attachment; filename="${fileName}"`,
      length: archive.bytes,
    });
  }
}
