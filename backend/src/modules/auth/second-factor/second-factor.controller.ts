import { Controller, Get, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, FreshlyConfirmed, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Answers } from '#platform/http/answers';
import { OnceOnly } from '#platform/idempotency/once-only';
import { NoSecondFactor } from '../auth.errors.js';
import { needsSecondFactor } from '../session/power-without-factor.js';
import { RecoveryCodesResponse, SecondFactorResponse, toSecondFactorResponse } from './second-factor.dto.js';
import { SecondFactors } from './second-factors.js';

/** What stands beside the own password (IDM-1). */
@ApiTags('auth')
@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get()
  @SignedIn()
  @Answers(SecondFactorResponse, { summary: 'The own second factors' })
  async mine(@CurrentUser() { id, role, lacksSecondFactor }: Viewer): Promise<SecondFactorResponse> {
    const isRequired = lacksSecondFactor ?? needsSecondFactor(role, this.config);
    return toSecondFactorResponse(await this.factors.state(id), isRequired);
  }

  @Post('recovery-codes')
  @SignedIn()
  @FreshlyConfirmed()
  @OnceOnly('recoveryCodes')
  @Answers(RecoveryCodesResponse, {
    summary: 'New recovery codes in place of all earlier ones',
    status: 201,
    fails: [NoSecondFactor],
  })
  async renew(@CurrentUser() viewer: Viewer): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.factors.renewCodes(viewer.id) };
  }
}
