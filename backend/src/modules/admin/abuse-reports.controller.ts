import {
  communityLimits,
  type PostStatus,
  postStatuses,
  type ReportReason,
  reportReasons,
  type ReportStatus,
  reportStatuses,
} from '@masar/domain';
import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ReportDecided, ReportDesk, ReportNotFound } from '#modules/community';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { OneOf, Text } from '#platform/http/fields';
import { Id } from '#platform/http/id';
import { CountOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { SimpleRestQuery } from '#platform/http/simple-rest';
import { abuseReportListing, type AbuseReportRow, AbuseReportsQueries } from './abuse-reports.queries.js';
import { documentFilter, documentSort } from './records/document-listing.js';
import { RecordDesk } from './records/record-desk.js';
import { acceptFieldsOf } from './records/record-fields.js';

export class AbuseReportResponse {
  @UuidOut() id!: string;
  @UuidOut({ nullable: true }) discussionId!: string | null;
  @UuidOut({ nullable: true, description: 'Null where the discussion itself was reported' }) replyId!: string | null;
  @TextOut() discussionTitle!: string;
  /** As it read when it was reported. */
  @TextOut() reportedText!: string;
  @TextOut() authorName!: string;
  @WordOut(postStatuses, { description: 'What became of the post meanwhile' }) postStatus!: PostStatus;
  @CountOut({ description: 'Reports of the same post, this one included' }) reportsCount!: number;
  @TextOut() reporterName!: string;
  @WordOut(reportReasons) reason!: ReportReason;
  @TextOut({ nullable: true }) note!: string | null;
  @WordOut(reportStatuses) status!: ReportStatus;
  @TextOut({ nullable: true }) outcome!: string | null;
  @TimeOut({ nullable: true }) decidedAt!: string | null;
  @TimeOut() createdAt!: string;
}

/** react-admin sends the whole record; only `status` and `outcome` are taken from it. */
export class DecideAbuseReportDto {
  @OneOf(['upheld', 'dismissed']) status!: 'upheld' | 'dismissed';
  @Text({
    optional: true,
    max: communityLimits.moderationReasonMaximum,
    multiline: true,
    description: 'Told to the author where the report is upheld, and required then',
  })
  outcome?: string;
}
acceptFieldsOf(DecideAbuseReportDto, AbuseReportResponse);

const toAbuseReportResponse = (row: AbuseReportRow): AbuseReportResponse => ({
  id: row.id,
  discussionId: row.discussion_id,
  replyId: row.reply_id,
  discussionTitle: row.discussion_title ?? '',
  reportedText: row.reported_text,
  authorName: row.author_name,
  postStatus: row.post_status,
  reportsCount: row.reports_count,
  reporterName: row.reporter_name,
  reason: row.reason,
  note: row.note,
  status: row.status,
  outcome: row.outcome,
  decidedAt: isoTimeOrNull(row.decided_at),
  createdAt: isoTime(row.created_at),
});

@ApiTags('admin')
@Controller('admin/abuse-reports')
@Roles('admin')
export class AbuseReportsController {
  constructor(
    private readonly records: RecordDesk,
    private readonly queries: AbuseReportsQueries,
    private readonly desk: ReportDesk,
  ) {}

  @Get()
  @documentFilter(abuseReportListing)
  @documentSort(abuseReportListing)
  @Answers(AbuseReportResponse, { summary: 'Reports of abuse in the forum', many: true, fails: [InvalidInput] })
  async list(
    @Query() query: SimpleRestQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AbuseReportResponse[]> {
    const rows = await this.records.list({ listing: abuseReportListing, resource: this.queries }, query, response);
    return rows.map(toAbuseReportResponse);
  }

  @Get(':id')
  @Answers(AbuseReportResponse, { summary: 'One report of abuse', fails: [ReportNotFound] })
  async one(@Id() id: string): Promise<AbuseReportResponse> {
    const [row] = await this.queries.records([id]);
    if (!row) throw new ReportNotFound();
    return toAbuseReportResponse(row);
  }

  @Put(':id')
  @Answers(AbuseReportResponse, {
    summary: 'Upholds a report, which hides the post, or dismisses it',
    fails: [InvalidInput, ReportNotFound, ReportDecided],
  })
  async decide(
    @CurrentUser() moderator: Viewer,
    @Id() id: string,
    @Body() { status, outcome }: DecideAbuseReportDto,
  ): Promise<AbuseReportResponse> {
    await this.desk.decide(moderator, id, status, outcome);
    return this.one(id);
  }
}
