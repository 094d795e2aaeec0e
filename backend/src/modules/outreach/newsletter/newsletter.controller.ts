import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '#platform/access/access.decorators';
import { InvalidInput, TooManyRequests } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { languageOf } from '#platform/i18n/request-language';
import { NewsletterLinkInvalid } from '../outreach.errors.js';
import { SubmissionLimits } from '../submission-limits.js';
import { NewsletterTokenDto, SubscribeDto, SubscriptionAskedResponse } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('outreach')
@Controller('newsletter')
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly limits: SubmissionLimits,
  ) {}

  @Post()
  @Public()
  @Answers(SubscriptionAskedResponse, {
    summary: 'Asks for the newsletter; the next step comes by mail',
    status: 202,
    fails: [InvalidInput, TooManyRequests],
  })
  async ask(@Req() request: Request, @Body() { email }: SubscribeDto): Promise<SubscriptionAskedResponse> {
    if (await this.limits.admitsSubscription(request, email)) await this.newsletter.ask(email, languageOf(request));
    return { accepted: true };
  }

  @Post('confirm')
  @Public()
  @Answers(null, {
    summary: 'Confirms a subscription with the token from the mail',
    fails: [InvalidInput, NewsletterLinkInvalid],
  })
  async confirm(@Req() request: Request, @Body() { token }: NewsletterTokenDto): Promise<void> {
    if (await this.newsletter.confirm(token, languageOf(request))) await this.limits.confirmed(request);
  }

  @Post('unsubscribe')
  @Public()
  @Answers(null, {
    summary: 'Ends a subscription with the token from any newsletter mail',
    fails: [InvalidInput, NewsletterLinkInvalid],
  })
  async unsubscribe(@Body() { token }: NewsletterTokenDto): Promise<void> {
    await this.newsletter.unsubscribe(token);
  }
}
