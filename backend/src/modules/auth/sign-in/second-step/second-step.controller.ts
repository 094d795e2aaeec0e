import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '#platform/access/access.decorators';
import { TooManyRequests } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { WithoutIdempotencyKey } from '#platform/idempotency/without-idempotency-key';
import {
  AccountSuspended,
  PasskeyRefused,
  SecondStepOver,
  SessionNeeded,
  WrongCode,
  WrongCredentials,
} from '../../auth.errors.js';
import { CurrentUserQueries } from '../../profile/current-user.queries.js';
import { CurrentUserResponse, toCurrentUserResponse } from '../../profile/current-user.response.js';
import { FactorProofs } from '../../second-factor/factor-proofs.js';
import { DeviceOptionsResponse } from '../../second-factor/second-factor.dto.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { Entrance } from './entrance.js';
import { FactorProofDto, PasskeyLoginDto, SecondStepResponse, toSecondStepResponse } from './second-step.dto.js';

/** The second step of signing in, and the one step with a passkey (IDM-1). */
@ApiTags('auth')
@Controller('auth')
export class SecondStepController {
  constructor(
    private readonly entrance: Entrance,
    private readonly proofs: FactorProofs,
    private readonly factors: SecondFactors,
    private readonly currentUsers: CurrentUserQueries,
  ) {}

  @Get('second-step')
  @Public()
  @Answers(SecondStepResponse, {
    summary: 'What a sign-in of this browser waits for',
    fails: [SecondStepOver, SessionNeeded],
  })
  async waiting(@Req() request: Request): Promise<SecondStepResponse> {
    const step = this.entrance.waiting(request);
    return toSecondStepResponse(await this.factors.of(step.userId), step);
  }

  @Post('second-step/options')
  @Public()
  @WithoutIdempotencyKey()
  @Answers(DeviceOptionsResponse, {
    summary: 'What the browser needs to ask for a passkey in the second step',
    status: 200,
    fails: [SecondStepOver, SessionNeeded],
  })
  async options(@Req() request: Request): Promise<DeviceOptionsResponse> {
    const { userId } = this.entrance.waiting(request);
    return { options: await this.proofs.passkeyOptions(request, 'sign-in', userId) };
  }

  @Post('second-step')
  @Public()
  @WithoutIdempotencyKey()
  @Answers(CurrentUserResponse, {
    summary: 'Shows the second factor, which opens the session',
    status: 200,
    fails: [SecondStepOver, AccountSuspended, WrongCode, WrongCredentials, PasskeyRefused, TooManyRequests],
  })
  async prove(@Req() request: Request, @Body() proof: FactorProofDto): Promise<CurrentUserResponse> {
    const { id } = await this.entrance.prove(request, proof);
    return toCurrentUserResponse(await this.currentUsers.byId(id), false);
  }

  @Post('passkey-login/options')
  @Public()
  @WithoutIdempotencyKey()
  @Answers(DeviceOptionsResponse, {
    summary: 'What the browser needs to sign in with a passkey alone',
    status: 200,
    fails: [SessionNeeded],
  })
  async loginOptions(@Req() request: Request): Promise<DeviceOptionsResponse> {
    return { options: await this.proofs.passkeyOptions(request, 'sign-in') };
  }

  @Post('passkey-login')
  @Public()
  @WithoutIdempotencyKey()
  @Answers(CurrentUserResponse, {
    summary: 'Sign in with a passkey alone',
    status: 200,
    fails: [AccountSuspended, WrongCredentials, PasskeyRefused, TooManyRequests],
  })
  async login(@Req() request: Request, @Body() { passkey }: PasskeyLoginDto): Promise<CurrentUserResponse> {
    const { id } = await this.entrance.byPasskey(request, passkey);
    return toCurrentUserResponse(await this.currentUsers.byId(id), false);
  }
}
