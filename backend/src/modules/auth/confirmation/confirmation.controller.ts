import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, TooManyRequests } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { WithoutIdempotencyKey } from '#platform/idempotency/without-idempotency-key';
import { PasskeyRefused, WrongCode, WrongCurrentPassword } from '../auth.errors.js';
import { FactorProofs } from '../second-factor/factor-proofs.js';
import { DeviceOptionsResponse } from '../second-factor/second-factor.dto.js';
import { Confirmation } from './confirmation.js';
import { ConfirmationResponse, ConfirmDto } from './dto/confirm.dto.js';

@ApiTags('auth')
@Controller('auth/confirm')
export class ConfirmationController {
  constructor(
    private readonly confirmation: Confirmation,
    private readonly proofs: FactorProofs,
  ) {}

  @Get()
  @SignedIn()
  @Answers(ConfirmationResponse, { summary: 'Whether this session is confirmed, and how it can be' })
  async state(@Req() request: Request, @CurrentUser() viewer: Viewer): Promise<ConfirmationResponse> {
    return this.confirmation.stateOf(request, viewer.id);
  }

  @Post('passkey-options')
  @SignedIn()
  @WithoutIdempotencyKey()
  @Answers(DeviceOptionsResponse, { summary: 'What the browser needs to confirm with a passkey', status: 200 })
  async options(@Req() request: Request, @CurrentUser() viewer: Viewer): Promise<DeviceOptionsResponse> {
    return { options: await this.proofs.passkeyOptions(request, 'confirm', viewer.id) };
  }

  @Post()
  @SignedIn()
  @WithoutIdempotencyKey()
  @Answers(null, {
    summary: 'Prove that it is really you at this session: calls that ask for it go through for ten minutes',
    fails: [InvalidInput, WrongCurrentPassword, WrongCode, PasskeyRefused, TooManyRequests],
  })
  async confirm(@Req() request: Request, @CurrentUser() viewer: Viewer, @Body() proof: ConfirmDto): Promise<void> {
    await this.confirmation.byProof(request, viewer.id, proof);
  }
}
