import { type Role, roleRequestLimits, roles } from '@masar/domain';
import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { RoleRequestDecided, RoleRequestNotFound, RoleRequestService } from '#modules/auth';
import { CurrentUser, FreshlyConfirmed, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { OneOf, Text } from '#platform/http/fields';
import { Id } from '#platform/http/id';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { SimpleRestQuery } from '#platform/http/simple-rest';
import { documentFilter, documentSort } from './records/document-listing.js';
import { RecordDesk } from './records/record-desk.js';
import { acceptFieldsOf } from './records/record-fields.js';
import {
  roleRequestListing,
  type RoleRequestRow,
  RoleRequestsQueries,
  roleRequestStatuses,
} from './role-requests.queries.js';

export class RoleRequestResponse {
  @UuidOut() id!: string;
  @UuidOut() userId!: string;
  @TextOut() userName!: string;
  @TextOut() email!: string;
  @WordOut(roles) currentRole!: Role;
  /** The role asked for. */
  @WordOut(roles) role!: Role;
  /** Why, in the words of whoever asks. */
  @TextOut({ nullable: true }) reason!: string | null;
  @WordOut(roleRequestStatuses) status!: (typeof roleRequestStatuses)[number];
  @UuidOut({ nullable: true }) decidedBy!: string | null;
  @TimeOut({ nullable: true }) decidedAt!: string | null;
  /** What the asker was told of the decision. */
  @TextOut({ nullable: true }) decisionReason!: string | null;
  @TimeOut() createdAt!: string;
}

/** react-admin sends the whole record; only `status` and `decisionReason` are taken from it. */
export class DecideRoleRequestDto {
  @OneOf(['approved', 'refused']) status!: 'approved' | 'refused';
  @Text({
    optional: true,
    max: roleRequestLimits.reasonMaximum,
    multiline: true,
    description: 'Told to the asker; required to refuse',
  })
  decisionReason?: string;
}
acceptFieldsOf(DecideRoleRequestDto, RoleRequestResponse);

const toRoleRequestResponse = (row: RoleRequestRow): RoleRequestResponse => ({
  id: row.id,
  userId: row.user_id,
  userName: [row.first_name, row.last_name].filter(Boolean).join(' '),
  email: row.email,
  currentRole: row.current_role,
  role: row.role,
  reason: row.reason,
  status: row.status,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at && isoTime(row.decided_at),
  decisionReason: row.decision_reason,
  createdAt: isoTime(row.created_at),
});

@ApiTags('admin')
@Controller('admin/role-requests')
@Roles('admin')
export class RoleRequestsController {
  constructor(
    private readonly records: RecordDesk,
    private readonly queries: RoleRequestsQueries,
    private readonly roleRequests: RoleRequestService,
  ) {}

  @Get()
  @documentFilter(roleRequestListing)
  @documentSort(roleRequestListing)
  @Answers(RoleRequestResponse, { summary: 'Wishes for another role', many: true, fails: [InvalidInput] })
  async list(
    @Query() query: SimpleRestQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RoleRequestResponse[]> {
    const rows = await this.records.list({ listing: roleRequestListing, resource: this.queries }, query, response);
    return rows.map(toRoleRequestResponse);
  }

  @Get(':id')
  @Answers(RoleRequestResponse, { summary: 'One wish for another role', fails: [RoleRequestNotFound] })
  async one(@Id() id: string): Promise<RoleRequestResponse> {
    const [row] = await this.queries.records([id]);
    if (!row) throw new RoleRequestNotFound();
    return toRoleRequestResponse(row);
  }

  @Put(':id')
  @FreshlyConfirmed()
  @Answers(RoleRequestResponse, {
    summary: 'Approve or refuse a wish for another role',
    fails: [InvalidInput, RoleRequestNotFound, RoleRequestDecided],
  })
  async decide(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() { status, decisionReason: reason }: DecideRoleRequestDto,
  ): Promise<RoleRequestResponse> {
    await this.roleRequests.decide(id, { status, reason }, viewer.id);
    return this.one(id);
  }
}
