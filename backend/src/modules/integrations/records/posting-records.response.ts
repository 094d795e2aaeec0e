import {
  type ApplicationKind,
  applicationKinds,
  type ApplicationStatus,
  type PostingStatus,
  postingStatuses,
  serviceRequestStatuses,
} from '@masar/domain';
import { isoTime } from '#platform/database/iso-time';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import type { PostingRecordQueries } from './posting-records.queries.js';

type Found<Query extends keyof PostingRecordQueries> = NonNullable<Awaited<ReturnType<PostingRecordQueries[Query]>>>;

export class OrganizationPostingResponse {
  @UuidOut() id!: string;
  @WordOut(applicationKinds) kind!: ApplicationKind;
  @UuidOut({ nullable: true, description: 'Null once that account is gone' }) postedBy!: string | null;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ nullable: true }) organization!: string | null;
  @WordOut(postingStatuses) status!: PostingStatus;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}

/** Who applied for what and how far it went, without the letter. */
export class OrganizationApplicationResponse {
  @UuidOut() id!: string;
  @WordOut(applicationKinds) kind!: ApplicationKind;
  @UuidOut() postingId!: string;
  @UuidOut() userId!: string;
  @WordOut(serviceRequestStatuses) status!: ApplicationStatus;
  @TimeOut() appliedAt!: string;
  @TimeOut() updatedAt!: string;
}

export const toPostingResponse = (row: Found<'posting'>): OrganizationPostingResponse => ({
  id: row.id,
  kind: row.kind,
  postedBy: row.posted_by,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  organization: row.organization,
  status: row.status,
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
});

export const toApplicationResponse = (row: Found<'application'>): OrganizationApplicationResponse => ({
  id: row.id,
  kind: row.kind,
  postingId: row.posting_id,
  userId: row.user_id,
  status: row.status,
  appliedAt: isoTime(row.applied_at),
  updatedAt: isoTime(row.updated_at),
});
