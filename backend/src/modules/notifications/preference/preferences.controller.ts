import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { MailLinkInvalid } from '../notifications.errors.js';
import { MailEndDto, PreferencesDto, PreferencesResponse } from './preference.dto.js';
import { PreferenceService } from './preference.service.js';

@ApiTags('notifications')
@Controller('notifications')
export class PreferencesController {
  constructor(private readonly preferences: PreferenceService) {}

  @Get('preferences')
  @SignedIn()
  @Answers(PreferencesResponse, { summary: 'How each kind of notification reaches me', fails: [Unauthorized] })
  async mine(@CurrentUser() viewer: Viewer): Promise<PreferencesResponse> {
    return this.preferences.of(viewer);
  }

  @Put('preferences')
  @SignedIn()
  @Answers(PreferencesResponse, {
    summary: 'Chooses how the named kinds reach me, and whether the daily digest does',
    fails: [InvalidInput, Unauthorized],
  })
  async choose(@CurrentUser() viewer: Viewer, @Body() body: PreferencesDto): Promise<PreferencesResponse> {
    return this.preferences.choose(viewer, body);
  }

  @Post('unsubscribe')
  @Public()
  @Answers(null, {
    summary: 'Ends the mails of a kind with the token from any of them',
    fails: [InvalidInput, MailLinkInvalid],
  })
  async endMails(@Body() { token }: MailEndDto): Promise<void> {
    await this.preferences.endMails(token);
  }
}
