import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, Public } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, TooManyRequests, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { TrackDto } from './track.dto.js';
import { TrackingService } from './tracking.service.js';

@ApiTags('analytics')
@Controller('analytics/track')
export class TrackingController {
  constructor(private readonly tracking: TrackingService) {}

  @Post()
  @Public()
  @Answers(null, {
    summary: 'Takes one event of use; all but language_changed need a session',
    fails: [InvalidInput, Unauthorized, TooManyRequests],
  })
  async track(@Req() request: Request, @CurrentUser() viewer: Viewer | undefined, @Body() body: TrackDto) {
    const origin = { address: request.ip, userAgent: request.get('user-agent'), sessionId: request.sessionID };
    await this.tracking.track(viewer, body, origin);
  }
}
