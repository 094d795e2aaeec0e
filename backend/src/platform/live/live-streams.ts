import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Response } from 'express';
import { TooManyRequests, Unavailable } from '#platform/errors/platform.errors';
import { Metrics } from '#platform/metrics/metrics';
import { DatabaseListener } from './database-listener.js';
import { type LiveCursor, parseCursor, reachesBackTo } from './live-cursor.js';
import { LiveEventQueries, type LiveEventRow, replayedAtMost } from './live-event.queries.js';
import { liveChannel } from './live-news.js';
import { type LiveReader, LiveStream } from './live-stream.js';

const heartbeatMs = 25_000;
const streamsPerUser = 20;

/** The open streams of this process: each gets the news of its topics, whichever process they come from (NTF-3). */
@Injectable()
export class LiveStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveStreams.name);
  private readonly streams = new Set<LiveStream>();
  private readonly followers = new Map<string, Set<LiveStream>>();
  private heartbeat: NodeJS.Timeout | undefined;
  private isStopping = false;
  /** How far this process has heard. */
  private cursor: string | undefined;

  constructor(
    private readonly listener: DatabaseListener,
    private readonly events: LiveEventQueries,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.listener.listen(liveChannel, {
      heard: (payload) => this.deliver(JSON.parse(payload) as LiveEventRow),
      back: () => this.catchUp(),
    });
    this.listener.listen('session_changed', {
      heard: (signIn) => void this.recheck((stream) => stream.reader.signIn === signIn),
      back: () => this.recheck(() => true),
    });
    this.metrics.gauge('masar_live_streams', 'Open streams of live news', () => this.streams.size);
    this.heartbeat = setInterval(() => this.beat(), heartbeatMs).unref();
  }

  /** Streams never end by themselves, so the server could not stop before them (REL-5). */
  beforeApplicationShutdown(): void {
    this.isStopping = true;
    clearInterval(this.heartbeat);
    for (const stream of this.streams) stream.close();
  }

  /** Opens a stream that goes on behind `lastEventId`; `ready` follows what was missed and says where it stands. */
  open(reader: LiveReader, response: Response, lastEventId: string | undefined, ready: () => Promise<object>): void {
    if (this.isStopping) throw new Unavailable();
    const own = [...this.streams].filter((stream) => stream.reader.userId === reader.userId);
    if (own.length >= streamsPerUser) throw new TooManyRequests();
    const stream = new LiveStream(reader, response);
    this.add(stream);
    response.on('close', () => this.remove(stream));
    stream.inTurn(async () => {
      const cursor = await this.events.now();
      await this.replay(stream, parseCursor(lastEventId), lastEventId !== undefined);
      // A sign-in may have ended between the check of the call and the moment from which its end is heard.
      if (!(await reader.isStillSignedIn())) stream.close();
      else stream.write('ready', await ready(), cursor);
    });
  }

  private async replay(stream: LiveStream, cursor: LiveCursor | undefined, isReturning: boolean): Promise<void> {
    const isLost = isReturning && !(cursor && reachesBackTo(cursor, Date.now()));
    const events = isLost ? [] : await this.events.since(cursor, [...stream.topics]);
    if (isLost || events.length > replayedAtMost) stream.write('missed', {});
    else for (const event of events) await stream.tell(event);
  }

  private deliver(event: LiveEventRow): void {
    this.cursor = event.cursor;
    const concerned = new Set(event.topics.flatMap((topic) => [...(this.followers.get(topic) ?? [])]));
    for (const stream of concerned) stream.offer(event);
  }

  /** After the line to the database was broken. */
  private async catchUp(): Promise<void> {
    const now = await this.events.now();
    const cursor = parseCursor(this.cursor);
    const events = cursor ? await this.events.since(cursor) : [];
    this.cursor = now;
    if (events.length <= replayedAtMost) for (const event of events) this.deliver(event);
    else for (const stream of this.streams) stream.write('missed', {});
  }

  private async recheck(isMeant: (stream: LiveStream) => boolean): Promise<void> {
    for (const stream of [...this.streams].filter(isMeant)) {
      const isSignedIn = await stream.reader.isStillSignedIn().catch((err: unknown) => {
        this.logger.warn({ err }, 'a stream is closed because its sign-in cannot be checked');
        return false;
      });
      if (!isSignedIn) stream.close();
    }
  }

  private beat(): void {
    for (const stream of this.streams) {
      if (stream.reader.expiresAt <= Date.now()) stream.close();
      else stream.beat();
    }
  }

  private add(stream: LiveStream): void {
    this.streams.add(stream);
    for (const topic of stream.topics) {
      const streams = this.followers.get(topic) ?? new Set();
      this.followers.set(topic, streams.add(stream));
    }
  }

  private remove(stream: LiveStream): void {
    this.streams.delete(stream);
    for (const topic of stream.reader.topics) {
      const streams = this.followers.get(topic);
      streams?.delete(stream);
      if (streams?.size === 0) this.followers.delete(topic);
    }
  }
}
