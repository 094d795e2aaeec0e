import { Body, Controller, Delete, Inject, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AccountOwners, LastAdministrator } from '#modules/auth';
import { CurrentUser, FreshlyConfirmed, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { WithoutIdempotencyKey } from '#platform/idempotency/without-idempotency-key';
import { ConfirmationMismatch } from '../privacy.errors.js';
import { confirmAddress } from './confirm-address.js';
import { EraseAccountDto } from './erase-account.dto.js';
import { ErasureService } from './erasure.service.js';

@ApiTags('profile')
@Controller('profile')
export class ErasureController {
  constructor(
    private readonly owners: AccountOwners,
    private readonly erasure: ErasureService,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Delete()
  @SignedIn()
  @FreshlyConfirmed()
  @WithoutIdempotencyKey()
  @Answers(null, {
    summary: 'Delete my account and erase what is kept about me; discussions stay as those of a deleted user',
    fails: [InvalidInput, Unauthorized, ConfirmationMismatch, LastAdministrator],
  })
  async erase(@Req() request: Request, @CurrentUser() viewer: Viewer, @Body() body: EraseAccountDto): Promise<void> {
    confirmAddress(await this.owners.subject(viewer.id), body.confirmation);
    await this.erasure.erase(viewer.id, { keepsCertificates: body.keepsCertificates });
    const { cookieName, secure } = this.config.session;
    request.res?.clearCookie(cookieName, { path: '/', secure });
  }
}
