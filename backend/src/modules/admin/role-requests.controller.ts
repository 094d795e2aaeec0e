import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type Role, roles } from '@masar/domain';
import { RoleRequestNotFound, RoleRequestDecided, RoleRequestService } from '#modules/auth';
import { CurrentUser, FreshlyConfirmed, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { Answers } from '#platform/http/answers';
import { OneOf } from '#platform/http/fields';
import { Id } from '#platform/http/id';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { type RoleRequestRow, RoleRequestsQueries, roleRequestSorts } from './role-requests.queries.js';
import { SimpleRestQuery, readListRequest, sendContentRange } from '#platform/http/simple-rest';
import { acceptFieldsOf } from './records/record-fields.js';

const statuses = ['pending', 'approved', 'refused'] as const;

export class RoleRequestResponse {
  @UuidOut() id!: string;
  @UuidOut() userId!: string;
  @TextOut() userName!: string;
  @TextOut() email!: string;
  @WordOut(roles) currentRole!: Role;
  /** The role asked for. */
  @WordOut(roles) role!: Role;
  @WordOut(statuses) status!: (typeof statuses)[number];
  @UuidOut({ nullable: true }) decidedBy!: string | null;
  @TimeOut({ nullable: true }) decidedAt!: string | null;
  @TimeOut() createdAt!: string;
}

/** react-admin sends the whole record; only `status` is taken from it. */
export class DecideRoleRequestDto {
  @OneOf(['approved', 'refused']) status!: 'approved' | 'refused';
}
acceptFieldsOf(DecideRoleRequestDto, RoleRequestResponse);

const toRoleRequestResponse = (row: RoleRequestRow): RoleRequestResponse => ({
  id: row.id,
  userId: row.user_id,
  userName: [row.first_name, row.last_name].filter(Boolean).join(' '),
  email: row.email,
  currentRole: row.current_role,
  role: row.role,
  status: row.status,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at && isoTime(row.decided_at),
  createdAt: isoTime(row.created_at),
});

@ApiTags('admin')
@Controller('admin/role-requests')
@Roles('admin')
export class RoleRequestsController {
  constructor(
    private readonly queries: RoleRequestsQueries,
    private readonly roleRequests: RoleRequestService,
  ) {}

  @Get()
  @Answers(RoleRequestResponse, { summary: 'Wishes for another role', many: true })
  async list(
    @Query() query: SimpleRestQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RoleRequestResponse[]> {
    const request = readListRequest(query, roleRequestSorts);
    const { rows, total } = await this.queries.list(request);
    sendContentRange(response, 'role-requests', request, rows.length, total);
    return rows.map(toRoleRequestResponse);
  }

  @Get(':id')
  @Answers(RoleRequestResponse, { summary: 'One wish for another role', fails: [RoleRequestNotFound] })
  async one(@Id() id: string): Promise<RoleRequestResponse> {
    const row = await this.queries.byId(id);
    if (!row) throw new RoleRequestNotFound();
    return toRoleRequestResponse(row);
  }

  @Put(':id')
  @FreshlyConfirmed()
  @Answers(RoleRequestResponse, {
    summary: 'Approve or refuse a wish for another role',
    fails: [RoleRequestNotFound, RoleRequestDecided],
  })
  async decide(
    @Id() id: string,
    @CurrentUser() viewer: Viewer,
    @Body() { status }: DecideRoleRequestDto,
  ): Promise<RoleRequestResponse> {
    await this.roleRequests.decide(id, status, viewer.id);
    return this.one(id);
  }
}
