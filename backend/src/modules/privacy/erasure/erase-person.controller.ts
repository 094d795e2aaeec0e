import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { OwnAccount, UserNotFound } from '#modules/auth';
import { CurrentUser, FreshlyConfirmed, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { WithoutIdempotencyKey } from '#platform/idempotency/without-idempotency-key';
import { ConfirmationMismatch } from '../privacy.errors.js';
import { ErasePersonDto } from './erase-account.dto.js';
import { ErasureService } from './erasure.service.js';

/** For people who ask in writing to be erased, and can or want no more do it themselves (PRF-4). */
@ApiTags('admin')
@Controller('admin/users')
export class ErasePersonController {
  constructor(private readonly erasure: ErasureService) {}

  @Post(':id/erasure')
  @Roles('admin')
  @FreshlyConfirmed()
  @WithoutIdempotencyKey()
  @Answers(null, {
    summary:
      'Deletes somebody else’s account at their request and erases what is kept about them, with the reason in the audit log',
    fails: [InvalidInput, UserNotFound, OwnAccount, ConfirmationMismatch],
  })
  async erase(
    @Req() request: Request,
    @CurrentUser() admin: Viewer,
    @Id() id: string,
    @Body() body: ErasePersonDto,
  ): Promise<void> {
    await this.erasure.eraseForSomebody(admin, id, body, String(request.id));
  }
}
