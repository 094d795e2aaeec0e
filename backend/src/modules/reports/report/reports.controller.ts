import { Body, Controller, Delete, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unavailable } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { readListRequest, sendContentRange, SimpleRestQuery } from '#platform/http/simple-rest';
import { languageOf } from '#platform/i18n/request-language';
import { ReportFiles } from '../files/report-files.js';
import { ReportNotFailed, ReportNotFound, ReportNotReady } from '../reports.errors.js';
import { ReportFileQuery, RequestReportDto } from './report.dto.js';
import { ReportQueries, reportSorts } from './report.queries.js';
import { PlatformReportResponse, toReportResponse } from './report.response.js';
import { ReportService } from './report.service.js';

@ApiTags('admin')
@Controller('admin/reports')
@Roles('admin')
export class PlatformReportsController {
  constructor(
    private readonly queries: ReportQueries,
    private readonly reports: ReportService,
    private readonly files: ReportFiles,
  ) {}

  @Get()
  @Answers(PlatformReportResponse, {
    many: true,
    summary: 'Reports, the newest first; filters `reportType` and `status`, sorted by `generatedAt`',
    fails: [InvalidInput],
  })
  async list(
    @Query() query: SimpleRestQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PlatformReportResponse[]> {
    const request = readListRequest(query, reportSorts);
    const { rows, total } = await this.queries.page(request);
    sendContentRange(response, 'reports', request, rows.length, total);
    return rows.map(toReportResponse);
  }

  @Post()
  @Answers(PlatformReportResponse, {
    status: 201,
    summary: 'Asks for a report, which a task makes; ask again for its progress',
    fails: [InvalidInput],
  })
  async create(@CurrentUser() viewer: Viewer, @Body() body: RequestReportDto): Promise<PlatformReportResponse> {
    return this.one(await this.reports.request(viewer, body));
  }

  @Get(':id')
  @Answers(PlatformReportResponse, { summary: 'One report with its figures', fails: [ReportNotFound] })
  async one(@Id() id: string): Promise<PlatformReportResponse> {
    return toReportResponse(await this.queries.one(id));
  }

  @Post(':id/again')
  @Answers(PlatformReportResponse, {
    status: 200,
    summary: 'Makes a failed report once more; ask again for its progress',
    fails: [ReportNotFound, ReportNotFailed],
  })
  async again(@Id() id: string): Promise<PlatformReportResponse> {
    await this.reports.again(id);
    return this.one(id);
  }

  /** Answers the record that is gone, as ra-data-simple-rest expects. */
  @Delete(':id')
  @Answers(PlatformReportResponse, { summary: 'Deletes a report', fails: [ReportNotFound] })
  async remove(@Id() id: string): Promise<PlatformReportResponse> {
    const gone = await this.one(id);
    await this.reports.remove(id);
    return gone;
  }

  @Get(':id/file')
  @ApiProduces('text/csv', 'application/pdf')
  @Answers(null, {
    status: 200,
    summary: 'The report as a table for spreadsheets or as PDF, in Arabic or English',
    fails: [InvalidInput, ReportNotFound, ReportNotReady, Unavailable],
  })
  async file(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Query() { format }: ReportFileQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const language = languageOf(request);
    const { name, type, bytes } = await this.files.make(await this.one(id), format, language);
    await this.reports.noteDownload(viewer, id, { format, language }, String(request.id));
    response
      .set({
        'Content-Type': type,
        'Content-Length': String(bytes.length),
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      })
      .end(bytes);
  }
}
