import { Body, Controller, Delete, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, FreshlyConfirmed, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { OnceOnly } from '#platform/idempotency/once-only';
import { OrganizationTokenNotFound, TooManyOrganizationTokens } from '../auth.errors.js';
import {
  CreateOrganizationTokenDto,
  NewOrganizationTokenResponse,
  OrganizationTokenResponse,
  toOrganizationTokenResponse,
} from './organization-token.dto.js';
import { OrganizationTokenService } from './organization-token.service.js';

@ApiTags('organization-tokens')
@Controller('organization-tokens')
@Roles('admin')
export class OrganizationTokensController {
  constructor(private readonly tokens: OrganizationTokenService) {}

  @Get()
  @Answers(OrganizationTokenResponse, {
    summary: 'Valid tokens of the organisation, newest first, twenty at most',
    many: true,
  })
  async all(): Promise<OrganizationTokenResponse[]> {
    return (await this.tokens.all()).map(toOrganizationTokenResponse);
  }

  @Post()
  @FreshlyConfirmed()
  @OnceOnly('token')
  @Answers(NewOrganizationTokenResponse, {
    summary: 'Makes a token of the organisation, which reads records of all people',
    status: 201,
    fails: [InvalidInput, TooManyOrganizationTokens],
  })
  async create(
    @Req() { sessionID }: Request,
    @CurrentUser() admin: Viewer,
    @Body() body: CreateOrganizationTokenDto,
  ): Promise<NewOrganizationTokenResponse> {
    const { token, row } = await this.tokens.create(admin.id, sessionID, body);
    return { ...toOrganizationTokenResponse(row), token };
  }

  @Delete(':id')
  @Answers(null, {
    summary: 'Revokes a token of the organisation',
    fails: [InvalidInput, OrganizationTokenNotFound],
  })
  async revoke(@Id() id: string): Promise<void> {
    await this.tokens.revoke(id);
  }
}
