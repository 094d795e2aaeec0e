import { Body, Controller, Patch, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Conflict, InvalidInput, TooManyRequests, Unavailable } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { WithoutIdempotencyKey } from '#platform/idempotency/without-idempotency-key';
import { networkOf } from '#platform/rate-limits/network';
import { AccountService } from '../account/account.service.js';
import { ChangePasswordDto } from '../account/dto/account.dto.js';
import { EmailInUse, WeakPassword, WrongCurrentPassword } from '../auth.errors.js';
import { CurrentUserQueries } from './current-user.queries.js';
import { CurrentUserResponse, toCurrentUserResponse } from './current-user.response.js';
import { UpdateProfileDto } from './dto/update-profile.dto.js';
import { ProfileService } from './profile.service.js';

@ApiTags('profile')
@Controller('profile')
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly accounts: AccountService,
    private readonly currentUsers: CurrentUserQueries,
  ) {}

  @Patch()
  @SignedIn()
  @Answers(CurrentUserResponse, { summary: 'Change the own profile', fails: [InvalidInput, EmailInUse] })
  async update(@CurrentUser() viewer: Viewer, @Body() body: UpdateProfileDto): Promise<CurrentUserResponse> {
    await this.profiles.update(viewer.id, body);
    return toCurrentUserResponse(await this.currentUsers.byId(viewer.id), viewer.lacksSecondFactor ?? false);
  }

  @Put('password')
  @SignedIn()
  @WithoutIdempotencyKey()
  @Answers(null, {
    summary: 'Change the own password and end the other sessions',
    fails: [WrongCurrentPassword, WeakPassword, Conflict, TooManyRequests, Unavailable],
  })
  async changePassword(
    @Req() request: Request,
    @CurrentUser() viewer: Viewer,
    @Body() body: ChangePasswordDto,
  ): Promise<void> {
    await this.accounts.changePassword(viewer.id, body.currentPassword, body.newPassword, {
      network: networkOf(request.ip),
      keepSessionId: request.sessionID,
    });
  }
}
