import { Body, Controller, Patch, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { ConfirmationRequired, InvalidInput, TooManyRequests, Unavailable } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { WithoutIdempotencyKey } from '#platform/idempotency/without-idempotency-key';
import { AccountService } from '../account/account.service.js';
import { ChangePasswordDto } from '../account/dto/account.dto.js';
import { RoleChangesClosed, WeakPassword, WrongCurrentPassword } from '../auth.errors.js';
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
  @Answers(CurrentUserResponse, {
    summary: 'Change the own profile',
    fails: [InvalidInput, ConfirmationRequired, RoleChangesClosed, TooManyRequests],
  })
  async update(
    @Req() request: Request,
    @CurrentUser() viewer: Viewer,
    @Body() body: UpdateProfileDto,
  ): Promise<CurrentUserResponse> {
    await this.profiles.update(request, viewer.id, body);
    return toCurrentUserResponse(await this.currentUsers.byId(viewer.id), viewer.lacksSecondFactor ?? false);
  }

  @Put('password')
  @SignedIn()
  @WithoutIdempotencyKey()
  @Answers(null, {
    summary: 'Change the own password; other sessions, access tokens and mailed links end',
    fails: [ConfirmationRequired, WrongCurrentPassword, WeakPassword, TooManyRequests, Unavailable],
  })
  async changePassword(
    @Req() request: Request,
    @CurrentUser() viewer: Viewer,
    @Body() body: ChangePasswordDto,
  ): Promise<void> {
    await this.accounts.changePassword(request, viewer.id, body);
  }
}
