import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Confirmation } from '#modules/auth';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { ExportTooLarge } from '../admin.errors.js';
import { BeginExportDto } from './export.dto.js';
import { ExportResponse } from './export.response.js';
import { holdsPeople } from './exportable-lists.js';
import { ExportsService } from './exports.service.js';

@ApiTags('admin')
@Controller('admin/exports')
@Roles('admin')
export class ExportsController {
  constructor(
    private readonly exports: ExportsService,
    private readonly confirmation: Confirmation,
  ) {}

  @Post()
  @Answers(ExportResponse, {
    status: 201,
    summary: 'Writes an export to the audit log and names the records that it holds',
    fails: [InvalidInput, ExportTooLarge],
  })
  async begin(
    @CurrentUser() admin: Viewer,
    @Body() body: BeginExportDto,
    @Req() request: Request,
  ): Promise<ExportResponse> {
    if (holdsPeople(body.resource)) await this.confirmation.demand(request);
    return { ids: await this.exports.begin(admin, body, String(request.id)) };
  }
}
