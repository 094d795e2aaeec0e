import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type Language, languages } from '@masar/i18n';
import { type ContactMessageStatus, ContactService, MessageNotFound, contactMessageStatuses } from '#modules/outreach';
import { Roles } from '#platform/access/access.decorators';
import { isoTime } from '#platform/database/iso-time';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { OneOf, Text, Uuid } from '#platform/http/fields';
import { Id } from '#platform/http/id';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { type ContactMessageRow, ContactMessagesQueries, contactMessageSorts } from './contact-messages.queries.js';
import { SimpleRestQuery, readListRequest, sendContentRange } from '#platform/http/simple-rest';

export class ContactMessageResponse {
  @UuidOut() id!: string;
  @TextOut() name!: string;
  @TextOut() email!: string;
  @TextOut() subject!: string;
  @TextOut() message!: string;
  /** In which the visitor read the form. */
  @WordOut(languages) language!: Language;
  @WordOut(contactMessageStatuses) status!: ContactMessageStatus;
  @TimeOut() createdAt!: string;
}

/** react-admin sends the whole record; only `status` is taken from it. */
export class ChangeContactMessageDto {
  @OneOf(contactMessageStatuses) status!: ContactMessageStatus;
  @Uuid({ optional: true }) id?: string;
  @Text({ optional: true, max: 120 }) name?: string;
  @Text({ optional: true, max: 254 }) email?: string;
  @Text({ optional: true, max: 200 }) subject?: string;
  @Text({ optional: true, max: 5000, multiline: true }) message?: string;
  @Text({ optional: true, max: 2 }) language?: string;
  @Text({ optional: true, max: 40 }) createdAt?: string;
}

const toContactMessageResponse = (row: ContactMessageRow): ContactMessageResponse => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  language: row.language,
  status: row.status,
  createdAt: isoTime(row.created_at),
});

@ApiTags('admin')
@Controller('admin/contact-messages')
@Roles('admin')
export class ContactMessagesController {
  constructor(
    private readonly queries: ContactMessagesQueries,
    private readonly contact: ContactService,
  ) {}

  @Get()
  @Answers(ContactMessageResponse, { summary: 'Messages to the team', many: true, fails: [InvalidInput] })
  async list(
    @Query() query: SimpleRestQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ContactMessageResponse[]> {
    const request = readListRequest(query, contactMessageSorts);
    const { rows, total } = await this.queries.list(request);
    sendContentRange(response, 'contact-messages', request, rows.length, total);
    return rows.map(toContactMessageResponse);
  }

  @Get(':id')
  @Answers(ContactMessageResponse, { summary: 'One message to the team', fails: [MessageNotFound] })
  async one(@Id() id: string): Promise<ContactMessageResponse> {
    const row = await this.queries.byId(id);
    if (!row) throw new MessageNotFound();
    return toContactMessageResponse(row);
  }

  @Put(':id')
  @Answers(ContactMessageResponse, {
    summary: 'Marks a message as answered, archived or new',
    fails: [InvalidInput, MessageNotFound],
  })
  async change(@Id() id: string, @Body() { status }: ChangeContactMessageDto): Promise<ContactMessageResponse> {
    await this.contact.setStatus(id, status);
    return this.one(id);
  }
}
