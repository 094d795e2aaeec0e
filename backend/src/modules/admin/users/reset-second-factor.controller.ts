import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AccountAdministration, OwnAccount, UserNotFound } from '#modules/auth';
import { CurrentUser, FreshlyConfirmed, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';

/** For people who lost phone, passkeys and recovery codes (IDM-1). */
@ApiTags('admin')
@Controller('admin/users')
export class ResetSecondFactorController {
  constructor(private readonly accounts: AccountAdministration) {}

  @Post(':id/reset-second-factor')
  @Roles('admin')
  @FreshlyConfirmed()
  @Answers(null, {
    summary: 'Takes the second factor of an account away and ends its sessions; its owner is told by mail',
    fails: [InvalidInput, UserNotFound, OwnAccount],
  })
  async reset(@CurrentUser() admin: Viewer, @Id() id: string): Promise<void> {
    await this.accounts.resetSecondFactor(admin, id);
  }
}
