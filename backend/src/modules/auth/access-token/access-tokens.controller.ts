import { Body, Controller, Delete, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, FreshlyConfirmed, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { OnceOnly } from '#platform/idempotency/once-only';
import { AccessTokenNotFound, TooManyAccessTokens } from '../auth.errors.js';
import {
  AccessTokenResponse,
  CreateAccessTokenDto,
  NewAccessTokenResponse,
  toAccessTokenResponse,
} from './access-token.dto.js';
import { AccessTokenService } from './access-token.service.js';

@ApiTags('auth')
@Controller('auth/access-tokens')
export class AccessTokensController {
  constructor(private readonly tokens: AccessTokenService) {}

  @Get()
  @SignedIn()
  @Answers(AccessTokenResponse, { summary: 'Own valid access tokens, newest first', many: true })
  async mine(@CurrentUser() viewer: Viewer): Promise<AccessTokenResponse[]> {
    return (await this.tokens.ofUser(viewer.id)).map(toAccessTokenResponse);
  }

  @Post()
  @SignedIn()
  @FreshlyConfirmed()
  @OnceOnly('token')
  @Answers(NewAccessTokenResponse, {
    summary: 'Makes an access token for a program of yours',
    status: 201,
    fails: [InvalidInput, TooManyAccessTokens],
  })
  async create(
    @Req() { sessionID, session }: Request,
    @CurrentUser() viewer: Viewer,
    @Body() body: CreateAccessTokenDto,
  ): Promise<NewAccessTokenResponse> {
    const { token, row } = await this.tokens.create(viewer.id, sessionID, body, session.hasShownFactor ?? false);
    return { ...toAccessTokenResponse(row), token };
  }

  @Delete(':id')
  @SignedIn()
  @Answers(null, { summary: 'Revokes one of the own access tokens', fails: [InvalidInput, AccessTokenNotFound] })
  async revoke(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<void> {
    await this.tokens.revoke(viewer.id, id);
  }
}
