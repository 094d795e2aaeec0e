import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { DiscussionNotFound, OwnPost, PostingTooFast, ReplyNotFound } from '../community.errors.js';
import type { PostKind } from '../post-access.js';
import { PostingLimits } from '../posting/posting-limits.js';
import { ReportDto, ReportResponse } from './report.dto.js';
import { ReportService } from './report.service.js';

const also = { status: 200, description: 'The caller had reported it before; that report stands' };

@ApiTags('community')
@TokenArea('community')
@Controller()
@SignedIn()
export class ReportsController {
  constructor(
    private readonly reports: ReportService,
    private readonly limits: PostingLimits,
  ) {}

  @Post('discussions/:id/report')
  @Answers(ReportResponse, {
    status: 201,
    also,
    summary: 'Reports a discussion to the moderators, once',
    fails: [InvalidInput, Unauthorized, DiscussionNotFound, OwnPost, PostingTooFast],
  })
  async discussion(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() body: ReportDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReportResponse> {
    return this.report(viewer, 'discussion', id, body, response);
  }

  @Post('replies/:id/report')
  @Answers(ReportResponse, {
    status: 201,
    also,
    summary: 'Reports a reply to the moderators, once',
    fails: [InvalidInput, Unauthorized, ReplyNotFound, OwnPost, PostingTooFast],
  })
  async reply(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() body: ReportDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReportResponse> {
    return this.report(viewer, 'reply', id, body, response);
  }

  private async report(viewer: Viewer, kind: PostKind, id: string, body: ReportDto, response: Response) {
    await this.limits.count('reports', viewer.id);
    const { report, isNew } = await this.reports.report(viewer, kind, id, body);
    response.status(isNew ? 201 : 200);
    return report;
  }
}
