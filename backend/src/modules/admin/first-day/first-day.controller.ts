import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForumAdministration } from '#modules/community';
import { CurrentUser, FreshlyConfirmed, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, TooManyRequests } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Text } from '#platform/http/fields';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { ProofInvalid } from '../admin.errors.js';
import { FirstDayQueries } from './first-day.queries.js';
import { FirstDayResponse, firstDaySteps, OpenedForumsResponse } from './first-day.response.js';
import { MailboxProof } from './mailbox-proof.js';

export class MailboxProofDto {
  @Text({ max: 100, description: 'From the link of the trial mail' }) code!: string;
}

/** The first day of a live site, step by step (CON-5). */
@ApiTags('admin')
@Controller('admin/first-day')
@Roles('admin')
export class FirstDayController {
  private readonly trialMails: RateLimit;

  constructor(
    private readonly queries: FirstDayQueries,
    private readonly settings: OrganizationSettings,
    private readonly proof: MailboxProof,
    private readonly forums: ForumAdministration,
    limits: RateLimits,
  ) {
    this.trialMails = limits.named('first-day-mails', { points: 10, seconds: 3600 });
  }

  @Get()
  @Answers(FirstDayResponse, { summary: 'What a new site still needs' })
  async steps(@CurrentUser() { id }: Viewer): Promise<FirstDayResponse> {
    const { contactMailbox } = await this.settings.read();
    const done = await this.queries.done(id, contactMailbox);
    return { mailbox: contactMailbox, steps: firstDaySteps.map((step) => ({ step, isDone: done[step] })) };
  }

  @Post('mailbox-mail')
  @FreshlyConfirmed()
  @Answers(null, { summary: 'Sends a trial mail to the mailbox of visitors’ messages', fails: [TooManyRequests] })
  async sendTrial(): Promise<void> {
    await this.trialMails.count('all');
    await this.proof.send();
  }

  @Post('mailbox-proof')
  @FreshlyConfirmed()
  @Answers(null, { summary: 'Takes the link of the trial mail as proof', fails: [InvalidInput, ProofInvalid] })
  async prove(@Body() { code }: MailboxProofDto): Promise<void> {
    await this.proof.confirm(code);
  }

  @Post('forums')
  @Answers(OpenedForumsResponse, { summary: 'Opens the forums of the starter set that are not there yet' })
  async openForums(): Promise<OpenedForumsResponse> {
    return { ids: await this.forums.openStarterSet() };
  }
}
