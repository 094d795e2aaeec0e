import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { roomSocketPath } from '@masar/domain';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { Server } from 'socket.io';
import { OpenSessions } from '#modules/auth';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { AppError } from '#platform/errors/app-error';
import { TooManyRequests, Unauthorized } from '#platform/errors/platform.errors';
import { networkOf } from '#platform/rate-limits/network';
import { RoomEntry } from '../room/room-entry.js';
import { roomCodePattern } from '../session/room-code.js';
import { RoomNotFound } from '../vr.errors.js';
import { Lines } from './lines.js';
import { isOwnOrigin } from './own-origin.js';
import type { RoomServer, RoomSocket } from './room-socket.js';
import { addressBehind, entryLimits, packetLimit, SocketGate } from './socket-gate.js';

/** A message of the room is far smaller: the longest is a chat message. */
const maximumMessageBytes = 10_000;
/** Who has not asked for a room by then is let go, and so is who was refused one and stays. */
const patienceMs = 5000;
const goodbyeMs = 500;

/** The socket of the rooms: lets in who is signed in, comes from our pages and has a place (VRW-3, SEC-1). */
@Injectable()
export class RoomSockets implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RoomSockets.name);
  private readonly gate = new SocketGate();
  private readonly entries = entryLimits();
  /** Lines that have asked for a room: each does once. */
  private readonly asked = new WeakSet<RoomSocket['conn']>();
  private server: RoomServer | undefined;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly sessions: OpenSessions,
    private readonly entry: RoomEntry,
    private readonly lines: Lines,
  ) {}

  attach(http: HttpServer, caller: RequestHandler): void {
    const { publicUrl } = this.config.http;
    // One transport only: long polling would need every call of a line to reach the same process.
    const server: RoomServer = new Server(http, {
      path: roomSocketPath,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: maximumMessageBytes,
      pingInterval: 10_000,
      pingTimeout: 8000,
      connectTimeout: patienceMs,
      // Asked after the caller is known and before the line is opened: who is not signed in gets none (REL-7).
      allowRequest: (request, decide) => decide(null, isOwnOrigin(request, publicUrl) && isSignedIn(request)),
    });
    server.engine.use(caller);
    server.engine.on('connection', (line: RoomSocket['conn']) => this.hold(line));
    server.use((socket, next) => {
      // A line may ask again while the first asking is under way, which browsers never do.
      if (this.asked.has(socket.conn)) {
        socket.conn.close(true);
        next(new Error(TooManyRequests.code));
        return;
      }
      this.asked.add(socket.conn);
      this.admit(socket).then(
        () => next(),
        (error: unknown) => {
          next(new Error(this.codeOf(error)));
          setTimeout(() => socket.conn.close(), goodbyeMs).unref();
        },
      );
    });
    server.on('connection', (socket) => this.lines.open(socket));
    this.lines.serve(server);
    this.server = server;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.lines.stop();
    // Closing the transports, not the sockets, lets browsers come back by themselves.
    this.server?.engine.close();
  }

  /** Counts a line while it is open, before it says a word, and cuts off what floods or is one too many. */
  private hold(line: RoomSocket['conn']): void {
    const { user } = line.request as Request;
    const network = networkOf(addressBehind(line.request, this.config.http.trustedProxies));
    const leave = user && this.gate.enter({ userId: user.id, network });
    if (!leave) {
      line.close(true);
      return;
    }
    line.on('close', leave);
    const limit = packetLimit();
    line.on('packet', () => {
      if (!limit.take(Date.now())) line.close(true);
    });
  }

  private async admit(socket: RoomSocket): Promise<void> {
    const request = socket.request as Request;
    const viewer = request.user;
    // A program's token opens no room: lines hang on the session of a browser.
    if (!viewer || request.tokenScopes) throw new Unauthorized();
    const { roomCode } = socket.handshake.auth as { roomCode?: unknown };
    if (typeof roomCode !== 'string' || !roomCodePattern.test(roomCode)) throw new RoomNotFound();
    const { key, expiresAt } = this.sessions.heldBy(request);
    if (!this.entries.take(viewer.id, Date.now())) throw new TooManyRequests();
    const place = await this.entry.enter(viewer, roomCode);
    Object.assign(socket.data, { place, viewer, signIn: key, expiresAt });
  }

  private codeOf(error: unknown): string {
    if (error instanceof AppError) return error.code;
    this.logger.warn({ err: error }, 'a line to a room could not be opened');
    return 'platform.unavailable';
  }
}

/** By the session of a browser: a program's token opens no room. */
function isSignedIn(request: IncomingMessage): boolean {
  const { user, tokenScopes } = request as Request;
  return user !== undefined && !tokenScopes;
}
