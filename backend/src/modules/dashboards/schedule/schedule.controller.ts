import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { isoTimeOrNull } from '#platform/database/iso-time';
import { Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { ScheduleQueries } from './schedule.queries.js';
import { ScheduleItemResponse } from './schedule.response.js';

@ApiTags('dashboard')
@TokenArea('dashboard')
@Controller('schedule')
@SignedIn()
export class ScheduleController {
  constructor(private readonly queries: ScheduleQueries) {}

  @Get()
  @Answers(ScheduleItemResponse, {
    many: true,
    summary: 'What comes next for me: sessions, days on which I volunteer, deadlines; five at most, the next first',
    fails: [Unauthorized],
  })
  async mine(@CurrentUser() viewer: Viewer): Promise<ScheduleItemResponse[]> {
    const rows = await this.queries.of(viewer.id, new Date());
    return rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      titleAr: row.title_ar,
      titleEn: row.title_en,
      day: row.day,
      at: isoTimeOrNull(row.at),
      isMine: row.is_mine,
      href: row.href,
    }));
  }
}
