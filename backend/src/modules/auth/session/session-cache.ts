import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { SessionData } from 'express-session';
import pg from 'pg';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';

/** How long a session is kept at most, in milliseconds. */
export const keptMs = 5000;
const reconnectMs = 1000;
const maximumEntries = 10_000;
const maximumCallers = 10_000;

interface Entry {
  json: string;
  until: number;
}

/**
 * Sessions read in the last seconds, so that a page's ten calls recognise their caller once (PERF-1). A trigger tells
 * every process of each changed or ended session; while a process can't hear it, it keeps nothing (REL-7, ADR 0012).
 */
@Injectable()
export class SessionCache implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SessionCache.name);
  private readonly entries = new Map<string, Entry>();
  /** Who calls with a `Cookie` header, by the header as a whole: whoever sends the same is the same. */
  private readonly callers = new Map<string, { viewer: Viewer; key: string; entry: Entry }>();
  private changes = 0;
  private listener: pg.Client | undefined;
  private isListening = false;
  private isStopping = false;
  private waiting: NodeJS.Timeout | undefined;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.waiting);
    await this.listener?.end();
  }

  /** A copy of its own for every reader: express-session changes what it gets. */
  get(key: string): SessionData | undefined {
    const entry = this.entries.get(key);
    if (!entry || entry.until < Date.now()) return undefined;
    return JSON.parse(entry.json) as SessionData;
  }

  /** Take this before reading a row: a change that arrives meanwhile makes the row unfit to be kept. */
  get version(): number {
    return this.changes;
  }

  /** Whom the session behind a `Cookie` header named, for as long as the session is kept as it was then. */
  callerWith(cookies: string): Viewer | undefined {
    const caller = this.callers.get(cookies);
    if (caller && this.entries.get(caller.key) === caller.entry && caller.entry.until >= Date.now())
      return caller.viewer;
    this.callers.delete(cookies);
    return undefined;
  }

  /** @param version as it was before the session was opened that names the viewer */
  keepCaller(cookies: string, key: string, viewer: Viewer, version: number): void {
    const entry = this.entries.get(key);
    if (!entry || version !== this.changes) return;
    if (this.callers.size >= maximumCallers) this.callers.clear();
    this.callers.set(cookies, { viewer, key, entry });
  }

  keep(key: string, session: SessionData, version: number): void {
    if (!this.isListening || version !== this.changes) return;
    if (this.entries.size >= maximumEntries) this.entries.clear();
    this.entries.set(key, { json: JSON.stringify(session), until: Date.now() + keptMs });
  }

  /** Forgets one session, or all of them. */
  forget(key?: string): void {
    this.changes += 1;
    if (key) this.entries.delete(key);
    else this.entries.clear();
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.database.directUrl,
      application_name: 'masar-session-cache',
      // A line to a machine that vanished is noticed and replaced within half a minute.
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    this.listener = client;
    client.on('notification', ({ payload }) => this.forget(payload));
    client.on('error', (err) => this.logger.warn({ err }, 'session changes cannot be heard; nothing is kept'));
    client.on('end', () => this.reconnectLater());
    try {
      await client.connect();
      await client.query('listen session_changed');
      this.isListening = true;
    } catch {
      // `end` follows and tries again.
      await client.end().catch(() => undefined);
    }
  }

  private reconnectLater(): void {
    this.isListening = false;
    this.forget();
    if (this.isStopping) return;
    this.waiting = setTimeout(() => void this.listen(), reconnectMs).unref();
  }
}
