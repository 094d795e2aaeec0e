import {
  type ApplicationKind,
  applicationKinds,
  postingLimits,
  type PostingStatus,
  postingStatuses,
  type ScamSign,
  scamSigns,
} from '@masar/domain';
import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { PostingChanged, PostingDecided, PostingNotFound, PostingReview } from '#modules/postings';
import { Roles } from '#platform/access/access.decorators';
import { isoTime } from '#platform/database/iso-time';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { OneOf, Text } from '#platform/http/fields';
import { Id } from '#platform/http/id';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { SimpleRestQuery } from '#platform/http/simple-rest';
import { pendingPostingListing, type PendingPostingRow, PendingPostingsQueries } from './pending-postings.queries.js';
import { documentFilter, documentSort } from './records/document-listing.js';
import { RecordDesk } from './records/record-desk.js';
import { acceptFieldsOf } from './records/record-fields.js';

export class PendingPostingResponse {
  @UuidOut() id!: string;
  @WordOut(applicationKinds) kind!: ApplicationKind;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ description: 'In Arabic' }) description!: string;
  @TextOut({ description: 'The same where it was posted in one language' }) descriptionEn!: string;
  @TextOut({ nullable: true }) organization!: string | null;
  @TextOut({ nullable: true }) contactInfo!: string | null;
  @ApiProperty({ type: [String], description: 'What else it says: place, pay, duration, skills and so on' })
  otherWords!: string[];
  @TextOut() posterName!: string;
  @WordOut(scamSigns, { description: 'Why it was held; empty where everything new waits', many: true })
  heldFor!: ScamSign[];
  @WordOut(postingStatuses) status!: PostingStatus;
  @TextOut({ nullable: true, description: 'The reason, once it was decided' }) reason!: string | null;
  @TimeOut() createdAt!: string;
  @TimeOut({ description: 'Send it back with the decision: 409 where the words changed since' }) updatedAt!: string;
}

/** react-admin sends the whole record; only `status`, `reason` and `updatedAt` are taken from it. */
export class DecidePendingPostingDto {
  @OneOf(['published', 'refused']) status!: 'published' | 'refused';
  @Text({
    optional: true,
    max: postingLimits.noteMaximum,
    multiline: true,
    description: 'Told to the poster; required to refuse',
  })
  reason?: string;
  @Text({ optional: true, max: 40, description: 'As it was read' }) updatedAt?: string;
}
acceptFieldsOf(DecidePendingPostingDto, PendingPostingResponse);

const toPendingPostingResponse = (row: PendingPostingRow): PendingPostingResponse => ({
  id: row.id,
  kind: row.kind,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  description: row.description_ar,
  descriptionEn: row.description_en,
  organization: row.organization,
  contactInfo: row.contact_info,
  otherWords: row.other_words,
  posterName: row.poster_name,
  heldFor: row.held_for,
  status: row.status,
  reason: row.review_note,
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
});

@ApiTags('admin')
@Controller('admin/pending-postings')
@Roles('admin')
export class PendingPostingsController {
  constructor(
    private readonly records: RecordDesk,
    private readonly queries: PendingPostingsQueries,
    private readonly review: PostingReview,
  ) {}

  @Get()
  @documentFilter(pendingPostingListing)
  @documentSort(pendingPostingListing)
  @Answers(PendingPostingResponse, {
    summary: 'Opportunities, jobs and services that wait for review',
    many: true,
    fails: [InvalidInput],
  })
  async list(
    @Query() query: SimpleRestQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PendingPostingResponse[]> {
    const rows = await this.records.list({ listing: pendingPostingListing, resource: this.queries }, query, response);
    return rows.map(toPendingPostingResponse);
  }

  @Get(':id')
  @Answers(PendingPostingResponse, { summary: 'One posting, whatever became of it', fails: [PostingNotFound] })
  async one(@Id() id: string): Promise<PendingPostingResponse> {
    const [row] = await this.queries.records([id]);
    if (!row) throw new PostingNotFound();
    return toPendingPostingResponse(row);
  }

  @Put(':id')
  @Answers(PendingPostingResponse, {
    summary: 'Lets a waiting posting through, or refuses it with a reason',
    fails: [InvalidInput, PostingNotFound, PostingDecided, PostingChanged],
  })
  async decide(
    @Id() id: string,
    @Body() { status, reason, updatedAt }: DecidePendingPostingDto,
  ): Promise<PendingPostingResponse> {
    const { kind } = await this.one(id);
    if (status === 'refused' && !reason) {
      throw new InvalidInput({}, { fields: [{ field: 'reason', code: 'field.required' }] });
    }
    await this.review.decide(kind, id, { isApproved: status === 'published', note: reason || null, readAt: updatedAt });
    return this.one(id);
  }
}
