import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '#platform/access/access.decorators';
import { InvalidInput, TooManyRequests } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { languageOf } from '#platform/i18n/request-language';
import { FormKeyUsed } from '../outreach.errors.js';
import { SubmissionLimits } from '../submission-limits.js';
import { ContactService } from './contact.service.js';
import { MessageReceivedResponse, SendMessageDto } from './send-message.dto.js';

@ApiTags('outreach')
@Controller('contact')
export class ContactController {
  constructor(
    private readonly contact: ContactService,
    private readonly limits: SubmissionLimits,
  ) {}

  @Post()
  @Public()
  @Answers(MessageReceivedResponse, {
    summary: 'Sends a message to the team',
    status: 201,
    fails: [InvalidInput, FormKeyUsed, TooManyRequests],
  })
  async send(@Req() request: Request, @Body() body: SendMessageDto): Promise<MessageReceivedResponse> {
    await this.limits.countMessage(request, body.email);
    return { id: await this.contact.receive(body, languageOf(request)) };
  }
}
