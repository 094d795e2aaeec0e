import { Controller, Get, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { languageOf } from '#platform/i18n/request-language';
import { isRoomOpen } from '../session.rules.js';
import { roomCodePattern } from '../session/room-code.js';
import { toSession } from '../session/session.presenter.js';
import { SessionQueries } from '../session/session.queries.js';
import { RoomNotFound } from '../vr.errors.js';
import { toSlide } from '../workshop/workshop.presenter.js';
import { VrRoomResponse } from './room.response.js';

@ApiTags('vr')
@Controller('vr/rooms')
@SignedIn()
export class VrRoomsController {
  constructor(private readonly sessions: SessionQueries) {}

  @Get(':roomCode')
  @Answers(VrRoomResponse, {
    summary: 'A room by its code: when it opens, and what it shows to those with a place',
    fails: [Unauthorized, RoomNotFound],
  })
  async one(
    @CurrentUser() viewer: Viewer,
    @Param('roomCode') roomCode: string,
    @Req() request: Request,
  ): Promise<VrRoomResponse> {
    if (!roomCodePattern.test(roomCode)) throw new RoomNotFound();
    const row = await this.sessions.inRoom(viewer, roomCode);
    const session = toSession(row, viewer, languageOf(request));
    const hasPlace = session.isHost || session.myPart?.isSeated === true;
    return {
      session,
      isOpen: isRoomOpen({ status: session.status, scheduledAt: new Date(session.scheduledAt) }, new Date()),
      hasPlace,
      freeSeats: session.maxParticipants - session.currentParticipants,
      slides: hasPlace ? row.slides.map(toSlide) : [],
      stations: hasPlace ? row.stations : [],
    };
  }
}
