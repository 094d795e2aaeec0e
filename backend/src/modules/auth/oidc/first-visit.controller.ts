import { Body, Controller, Delete, Get, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '#platform/access/access.decorators';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Answers } from '#platform/http/answers';
import { WithoutIdempotencyKey } from '#platform/idempotency/without-idempotency-key';
import {
  AccountSuspended,
  FirstVisitOver,
  RegistrationClosed,
  SessionNeeded,
  WrongCredentials,
} from '../auth.errors.js';
import { CurrentUserQueries } from '../profile/current-user.queries.js';
import { CurrentUserResponse, toCurrentUserResponse } from '../profile/current-user.response.js';
import { needsSecondFactor } from '../session/power-without-factor.js';
import { Entrance } from '../sign-in/second-step/entrance.js';
import { SecondStepResponse, toSecondStepResponse } from '../sign-in/second-step/second-step.dto.js';
import { AgreeDto, FirstVisitResponse, toFirstVisitResponse } from './first-visit.dto.js';
import { FirstVisits } from './first-visits.js';
import { ProviderAccounts } from './provider-accounts.js';

/** What is asked between the identity provider and a new account (AUTH-2, AUTH-3). */
@ApiTags('auth')
@Controller('auth/first-visit')
export class FirstVisitController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly visits: FirstVisits,
    private readonly accounts: ProviderAccounts,
    private readonly entrance: Entrance,
    private readonly currentUsers: CurrentUserQueries,
  ) {}

  @Get()
  @Public()
  @Answers(FirstVisitResponse, {
    summary: 'Who came back from the identity provider in this browser and has no account yet',
    fails: [FirstVisitOver, SessionNeeded],
  })
  async waiting(@Req() request: Request): Promise<FirstVisitResponse> {
    const visit = this.visits.waiting(request);
    return toFirstVisitResponse(visit, await this.accounts.invitationOf(visit.who));
  }

  @Post()
  @Public()
  @WithoutIdempotencyKey()
  @Answers(CurrentUserResponse, {
    summary: 'Agrees to what registering asks for, which makes the account and opens the session',
    status: 200,
    also: { status: 202, description: 'A second factor is asked for', type: SecondStepResponse },
    fails: [FirstVisitOver, SessionNeeded, RegistrationClosed, AccountSuspended, WrongCredentials],
  })
  async agree(@Req() request: Request, @Body() _agreed: AgreeDto): Promise<CurrentUserResponse | SecondStepResponse> {
    const entrant = await this.visits.agree(request);
    const factors = await this.entrance.enter(request, entrant);
    if (factors.length > 0) {
      request.res?.status(202);
      return toSecondStepResponse(factors, this.entrance.waiting(request));
    }
    const { id, role } = entrant.viewer;
    return toCurrentUserResponse(await this.currentUsers.byId(id), needsSecondFactor(role, this.config));
  }

  @Delete()
  @Public()
  @WithoutIdempotencyKey()
  @Answers(null, { summary: 'Forgets who came and does not agree; fine to call when nobody did', fails: [] })
  async refuse(@Req() request: Request): Promise<void> {
    await this.visits.refuse(request);
  }
}
