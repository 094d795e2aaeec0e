import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type Language, languages } from '@masar/i18n';
import { Roles } from '#platform/access/access.decorators';
import { isoTime } from '#platform/database/iso-time';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import {
  type NewsletterStatus,
  type NewsletterSubscriptionRow,
  NewsletterSubscriptionsQueries,
  newsletterSorts,
  newsletterStatuses,
} from './newsletter-subscriptions.queries.js';
import { SimpleRestQuery, readListRequest, sendContentRange } from '#platform/http/simple-rest';

export class NewsletterSubscriptionResponse {
  @UuidOut() id!: string;
  @TextOut() email!: string;
  @WordOut(languages) language!: Language;
  @WordOut(newsletterStatuses, { description: 'Waiting for its confirmation, receiving the newsletter, or gone' })
  status!: NewsletterStatus;
  @TimeOut({ nullable: true }) confirmedAt!: string | null;
  @TimeOut({ nullable: true }) unsubscribedAt!: string | null;
  @TimeOut() createdAt!: string;
}

const toNewsletterSubscriptionResponse = (row: NewsletterSubscriptionRow): NewsletterSubscriptionResponse => ({
  id: row.id,
  email: row.email,
  language: row.language,
  status: row.status,
  confirmedAt: row.confirmed_at && isoTime(row.confirmed_at),
  unsubscribedAt: row.unsubscribed_at && isoTime(row.unsubscribed_at),
  createdAt: isoTime(row.created_at),
});

@ApiTags('admin')
@Controller('admin/newsletter-subscriptions')
@Roles('admin')
export class NewsletterSubscriptionsController {
  constructor(private readonly queries: NewsletterSubscriptionsQueries) {}

  @Get()
  @Answers(NewsletterSubscriptionResponse, {
    summary: 'Addresses that asked for the newsletter',
    many: true,
    fails: [InvalidInput],
  })
  async list(
    @Query() query: SimpleRestQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NewsletterSubscriptionResponse[]> {
    const request = readListRequest(query, newsletterSorts);
    const { rows, total } = await this.queries.list(request);
    sendContentRange(response, 'newsletter-subscriptions', request, rows.length, total);
    return rows.map(toNewsletterSubscriptionResponse);
  }
}
