import { Module } from '@nestjs/common';
import { CallDesk } from './presence/call-desk.js';
import { Lines } from './presence/lines.js';
import { PoseLink } from './presence/pose-link.js';
import { RoomSockets } from './presence/room-sockets.js';
import { RoomEntry } from './room/room-entry.js';
import { RoomStateQueries } from './room/room-state.queries.js';
import { RoomTalk } from './room/room-talk.js';
import { VrRoomsController } from './room/rooms.controller.js';
import { RoomNewsDesk } from './room-news-desk.js';
import { Attendance } from './seat/attendance.js';
import { LostLines } from './seat/lost-lines.js';
import { SeatService } from './seat/seat.service.js';
import { FinishSessions } from './session/finish-sessions.js';
import { RemindOfSessions } from './session/remind-of-sessions.js';
import { SessionQueries } from './session/session.queries.js';
import { SessionService } from './session/session.service.js';
import { VrSessionsController } from './session/sessions.controller.js';
import { WorkshopQueries } from './workshop/workshop.queries.js';
import { WorkshopService } from './workshop/workshop.service.js';
import { VrWorkshopsController } from './workshop/workshops.controller.js';

/** Workshops in virtual rooms: what they are, when they are held, and who is in them. */
@Module({
  controllers: [VrWorkshopsController, VrSessionsController, VrRoomsController],
  providers: [
    Attendance,
    CallDesk,
    FinishSessions,
    Lines,
    LostLines,
    PoseLink,
    RemindOfSessions,
    RoomEntry,
    RoomNewsDesk,
    RoomSockets,
    RoomStateQueries,
    RoomTalk,
    SeatService,
    SessionQueries,
    SessionService,
    WorkshopQueries,
    WorkshopService,
  ],
  exports: [SessionService, WorkshopService],
})
export class VrModule {}
