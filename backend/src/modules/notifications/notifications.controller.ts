import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { type Page, PageQuery } from '#platform/http/paging';
import { KeptForReader } from '#platform/kept-reads/kept-answer.decorators';
import { MarkReadDto } from './dto/mark-read.dto.js';
import { NotificationResponse, UnreadCountResponse } from './dto/notification.response.js';
import { NotificationQueries } from './notification.queries.js';
import { NotificationService } from './notification.service.js';

@ApiTags('notifications')
@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationService,
    private readonly queries: NotificationQueries,
  ) {}

  @Get()
  @SignedIn()
  @KeptForReader()
  @AnswersPage(NotificationResponse, {
    summary: 'Lists my notifications, the latest first',
    fails: [InvalidInput, Unauthorized],
  })
  async mine(@CurrentUser() viewer: Viewer, @Query() query: PageQuery): Promise<Page<NotificationResponse>> {
    return this.queries.ofReader(viewer, query);
  }

  @Get('unread-count')
  @SignedIn()
  @KeptForReader()
  @Answers(UnreadCountResponse, { summary: 'Counts my unread notifications', fails: [Unauthorized] })
  async unread(@CurrentUser() viewer: Viewer): Promise<UnreadCountResponse> {
    return { count: await this.queries.unreadOf(viewer.id) };
  }

  @Post('read')
  @SignedIn()
  @Answers(null, {
    summary: 'Marks my notifications as read, all of them without ids',
    fails: [InvalidInput, Unauthorized],
  })
  async read(@CurrentUser() viewer: Viewer, @Body() body: MarkReadDto): Promise<void> {
    await this.notifications.markRead(viewer, body.ids);
  }
}
