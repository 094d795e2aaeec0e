import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '#platform/access/access.decorators';
import { InvalidInput, TooManyRequests } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { WithoutIdempotencyKey } from '#platform/idempotency/without-idempotency-key';
import { AttemptLimiter } from '../attempt/attempt-limiter.js';
import { TokenInvalid } from '../auth.errors.js';
import { VerifyEmailDto } from '../mailed-link/verify-email.dto.js';
import { PasswordLinkResponse, toInvitationResponse } from './invitation.response.js';
import { Invitations } from './invitations.js';

/** What the page behind a mailed link says before anything is chosen there (AUTH-2). */
@ApiTags('auth')
@Controller('auth/invitation')
export class InvitationController {
  constructor(
    private readonly invitations: Invitations,
    private readonly limiter: AttemptLimiter,
  ) {}

  @Post()
  @Public()
  @WithoutIdempotencyKey()
  @Answers(PasswordLinkResponse, {
    summary: 'What somebody is invited to by the link of a mail; nothing is spent',
    status: 200,
    fails: [InvalidInput, TokenInvalid, TooManyRequests],
  })
  async look(@Req() request: Request, @Body() { token }: VerifyEmailDto): Promise<PasswordLinkResponse> {
    const invitation = await this.limiter.look('password-link', request, token, () => this.invitations.look(token));
    return { invitation: invitation && toInvitationResponse(invitation) };
  }
}
