import { Body, Controller, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AccountHelp, AccountTaken, AccountUntaken, EmailInUse, OwnAccount, UserNotFound } from '#modules/auth';
import { CurrentUser, FreshlyConfirmed, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { ChangeAddressDto } from './user.dto.js';

/** For people who do not get into their account (CON-1). */
@ApiTags('admin')
@Controller('admin/users')
@Roles('admin')
export class AccountHelpController {
  constructor(private readonly help: AccountHelp) {}

  @Post(':id/invitation')
  @Answers(null, {
    summary: 'Sends the invitation to an account again that nobody took yet',
    fails: [InvalidInput, UserNotFound, AccountTaken],
  })
  async invite(@CurrentUser() admin: Viewer, @Id() id: string): Promise<void> {
    await this.help.resendInvitation(admin, id);
  }

  @Post(':id/reset-link')
  @FreshlyConfirmed()
  @Answers(null, {
    summary: 'Sends a link for choosing a new password to the address of an account',
    fails: [InvalidInput, UserNotFound, AccountUntaken],
  })
  async sendResetLink(@CurrentUser() admin: Viewer, @Id() id: string): Promise<void> {
    await this.help.sendResetLink(admin, id);
  }

  @Put(':id/email')
  @FreshlyConfirmed()
  @Answers(null, {
    summary:
      'Asks for another address of an account: told to the present one, and in force once the link sent to the new one was followed',
    fails: [InvalidInput, UserNotFound, OwnAccount, EmailInUse],
  })
  async changeAddress(
    @Req() request: Request,
    @CurrentUser() admin: Viewer,
    @Id() id: string,
    @Body() { email }: ChangeAddressDto,
  ): Promise<void> {
    await this.help.changeAddress(admin, id, email, String(request.id));
  }
}
