import { poseIntervalMs, type RoomRefusal, vrLimits } from '@masar/domain';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { OpenSessions } from '#modules/auth';
import { DatabaseListener } from '#platform/live/database-listener';
import { Metrics } from '#platform/metrics/metrics';
import { RoomEntry } from '../room/room-entry.js';
import { RoomStateQueries } from '../room/room-state.queries.js';
import { roomChannel, type RoomNotice } from '../room-news-desk.js';
import { Attendance } from '../seat/attendance.js';
import { LostLines } from '../seat/lost-lines.js';
import { CallDesk } from './call-desk.js';
import { PoseLink } from './pose-link.js';
import { Room } from './room.js';
import type { RoomServer, RoomSocket } from './room-socket.js';

const beatMs = 10_000;
const linesPerPerson = 4;
/** Poses may be lost on a full line; every so many ticks they are told for sure. */
const sureEvery = 25;

/** The open lines of this process by room. What happens in a room reaches all of them, whichever process it came to. */
@Injectable()
export class Lines implements OnModuleInit {
  private readonly logger = new Logger(Lines.name);
  private readonly rooms = new Map<string, Room>();
  private server: RoomServer | undefined;
  private timers: NodeJS.Timeout[] = [];
  private ticks = 0;
  private isStopping = false;
  /** Since when every beat reached the database: seats are freed only after a whole grace period of it. */
  private calmSince = Date.now();

  constructor(
    private readonly listener: DatabaseListener,
    private readonly sessions: OpenSessions,
    private readonly entry: RoomEntry,
    private readonly states: RoomStateQueries,
    private readonly attendance: Attendance,
    private readonly lostLines: LostLines,
    private readonly calls: CallDesk,
    private readonly poses: PoseLink,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.listener.listen(roomChannel, {
      heard: (payload) => this.pass(JSON.parse(payload) as RoomNotice),
      back: async () => void (await Promise.all(this.sockets().map((socket) => this.tellState(socket)))),
    });
    this.listener.listen('session_changed', {
      heard: (signIn) => void this.recheck((socket) => socket.data.signIn === signIn),
      back: () => this.recheck(() => true),
    });
    this.metrics.gauge('masar_room_lines', 'Open lines to rooms of workshops', () => this.sockets().length);
    this.poses.listen((sessionId) => this.rooms.get(sessionId));
  }

  serve(server: RoomServer): void {
    this.server = server;
    this.timers = [
      setInterval(() => this.tick(), poseIntervalMs).unref(),
      setInterval(() => void this.beat(), beatMs).unref(),
    ];
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.countAttendance().catch(() => undefined);
  }

  open(socket: RoomSocket): void {
    const { place } = socket.data;
    const room = this.rooms.get(place.sessionId) ?? new Room();
    const isFirst = room.sockets.size === 0;
    this.rooms.set(place.sessionId, room);
    room.sockets.add(socket);
    socket.on('disconnect', () => void this.close(socket, room));
    if (room.linesOf(place.userId).length > linesPerPerson) {
      refuse(socket, 'platform.too_many_requests');
      return;
    }
    void socket.join(place.sessionId);
    this.calls.serve(socket, room);
    if (isFirst) void this.poses.announce(place.sessionId, room);
    void this.tellState(socket);
  }

  private async close(socket: RoomSocket, room: Room): Promise<void> {
    const { place } = socket.data;
    room.sockets.delete(socket);
    if (room.sockets.size === 0) this.rooms.delete(place.sessionId);
    if (this.isStopping || room.linesOf(place.userId).length > 0) return;
    await this.entry.away(place).catch((err: unknown) => this.logger.warn({ err }, 'a lost line could not be noted'));
  }

  private async tellState(socket: RoomSocket): Promise<void> {
    const { sessionId, userId } = socket.data.place;
    try {
      const state = await this.states.state(sessionId, userId);
      socket.emit('room', { ...state, poses: Object.fromEntries(this.rooms.get(sessionId)?.poses ?? []) });
    } catch (err) {
      this.logger.warn({ err }, 'a room could not be shown; its line is opened again');
      socket.conn.close();
    }
  }

  private pass({ sessionId, event, values, out }: RoomNotice): void {
    const room = this.rooms.get(sessionId);
    if (!room) return;
    this.server?.local.to(sessionId).emit(event, ...(values as never));
    if (event === 'left') this.letGo(room, values[0] as string, out?.code ?? 'vr.no_seat');
    if (event === 'participant') this.contradict(room, values as RoomNotice<'participant'>['values']);
    if (event === 'status' && values[0] !== 'live') {
      for (const socket of [...room.sockets]) refuse(socket, 'vr.room_closed');
    }
  }

  private letGo(room: Room, userId: string, code: RoomRefusal): void {
    room.forget(userId);
    for (const socket of room.linesOf(userId)) refuse(socket, code);
  }

  /** Another process lost a line of somebody who has one here. */
  private contradict(room: Room, [{ userId, isOnline }]: RoomNotice<'participant'>['values']): void {
    const [line] = isOnline ? [] : room.linesOf(userId);
    if (line) void this.entry.stay(line.data.place).catch(() => undefined);
  }

  private tick(): void {
    this.ticks += 1;
    const isSure = this.ticks % sureEvery === 0;
    for (const [sessionId, room] of this.rooms) {
      const moves = room.takeMoves(isSure);
      if (!moves) continue;
      const to = this.server?.local.to(sessionId);
      (isSure ? to : to?.volatile)?.emit('poses', moves.all);
      this.poses.pass(sessionId, room, moves.own);
    }
  }

  private async beat(): Promise<void> {
    const now = Date.now();
    for (const socket of this.sockets()) if (socket.data.expiresAt <= now) refuse(socket, 'auth.unauthorized');
    try {
      await this.countAttendance();
      for (const [sessionId, room] of this.rooms) await this.poses.announce(sessionId, room, {});
      if (now - this.calmSince > vrLimits.graceSeconds * 1000) await this.lostLines.sweep();
    } catch (err) {
      this.calmSince = Date.now();
      this.logger.warn({ err }, 'the people in rooms could not be noted');
    }
  }

  private async countAttendance(): Promise<void> {
    await this.attendance.seen([...new Set(this.sockets().map(({ data }) => data.place.participantId))]);
  }

  private async recheck(isMeant: (socket: RoomSocket) => boolean): Promise<void> {
    for (const socket of this.sockets().filter(isMeant)) {
      const { signIn, viewer } = socket.data;
      const isOpen = await this.sessions.isOpen(signIn, viewer).catch(() => false);
      if (!isOpen) refuse(socket, 'auth.unauthorized');
    }
  }

  private sockets(): RoomSocket[] {
    return [...this.rooms.values()].flatMap(({ sockets }) => [...sockets]);
  }
}

/** Ends a line with its reason; the browser does not come back by itself. */
function refuse(socket: RoomSocket, code: RoomRefusal): void {
  socket.emit('refused', code);
  socket.disconnect(true);
}
