import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '#platform/access/access.decorators';
import { Answers } from '#platform/http/answers';
import { WithoutIdempotencyKey } from '#platform/idempotency/without-idempotency-key';
import { SessionNeeded, UserNotFound } from '../auth.errors.js';
import { CurrentUserQueries } from '../profile/current-user.queries.js';
import { CurrentUserResponse, toCurrentUserResponse } from '../profile/current-user.response.js';
import { Doorway } from '../sign-in/doorway.js';
import { DemoLoginDto } from '../sign-in/dto/sign-in.dto.js';
import { SignInService } from '../sign-in/sign-in.service.js';

/** Registered in demo mode only: elsewhere this address doesn't exist (READ-2, AUTH-1). */
@ApiTags('auth')
@Controller('auth')
export class DemoLoginController {
  constructor(
    private readonly signIn: SignInService,
    private readonly doorway: Doorway,
    private readonly currentUsers: CurrentUserQueries,
  ) {}

  @Post('demo-login')
  @Public()
  @WithoutIdempotencyKey()
  @Answers(CurrentUserResponse, {
    summary: 'Demo mode: sign in as the demo user of a role',
    status: 200,
    fails: [SessionNeeded, UserNotFound],
  })
  async demoLogin(@Req() request: Request, @Body() { role }: DemoLoginDto): Promise<CurrentUserResponse> {
    const entrant = await this.signIn.asDemoUser(role);
    await this.doorway.open(request, entrant);
    return toCurrentUserResponse(await this.currentUsers.byId(entrant.viewer.id), false);
  }
}
