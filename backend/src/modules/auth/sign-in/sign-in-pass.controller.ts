import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '#platform/access/access.decorators';
import { InvalidInput, TooManyRequests } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { WithoutIdempotencyKey } from '#platform/idempotency/without-idempotency-key';
import { networkOf } from '#platform/rate-limits/network';
import { ForgotPasswordDto } from '../account/dto/account.dto.js';
import { MailRequests } from '../account/mail-requests.js';
import { KnownDevices } from '../attempt/known-devices.js';
import { TokenInvalid } from '../auth.errors.js';
import { VerifyEmailDto } from '../mailed-link/verify-email.dto.js';
import { AcceptedResponse } from './dto/sign-in.dto.js';
import { SignInPassService } from './sign-in-pass.service.js';

/** Owners show that they read the mailbox; their browser is known to the account from then on (AUTH-11). */
@ApiTags('auth')
@Controller('auth/sign-in-pass')
export class SignInPassController {
  constructor(
    private readonly passes: SignInPassService,
    private readonly devices: KnownDevices,
    private readonly mailRequests: MailRequests,
  ) {}

  @Post()
  @Public()
  @Answers(AcceptedResponse, {
    summary: 'Ask for a link that lets this browser sign in although attempts are slowed down',
    status: 202,
    fails: [InvalidInput, TooManyRequests],
  })
  async ask(@Req() request: Request, @Body() { email }: ForgotPasswordDto): Promise<AcceptedResponse> {
    if (await this.mailRequests.admit('sign-in-pass', email, this.devices.originOf(request, email)))
      await this.passes.ask(email);
    return { accepted: true };
  }

  @Post('follow')
  @Public()
  @WithoutIdempotencyKey()
  @Answers(null, {
    summary: 'Make this browser known to the account with the link from the mail; the password is asked for after that',
    fails: [InvalidInput, TokenInvalid],
  })
  async follow(@Req() request: Request, @Body() { token }: VerifyEmailDto): Promise<void> {
    this.devices.remember(request, await this.passes.follow(token));
    await this.mailRequests.followed('sign-in-pass', networkOf(request.ip));
  }
}
