import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import type { NextFunction, Request, Response } from 'express';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { PoolKeepingConnection } from '#platform/database/pool-keeping-driver';
import { furtherLanguageOf, languageOf } from '#platform/i18n/request-language';
import { DatabaseListener } from '#platform/live/database-listener';
import type { SharedAnswer } from './shared-answer.js';

/** What triggers say of a table that shared answers are made of: to all processes, and to the connection that changes it. */
const sharedAnswersChanged = 'shared_answers_changed';

const maximumBytes = 32_000_000;
const maximumEntries = 2000;
const lifetimeMs = 60_000;
/** A replica may be this far behind without being left out, see ADR 61. */
const lifetimeBesideReplicaMs = 5000;

/**
 * Answers that are the same for everybody, ready to be sent, for as long as nothing that they are made of has changed
 * (PERF-1). A process that can't hear changes keeps nothing (REL-7, ADR 61).
 */
@Injectable()
export class SharedAnswers implements OnModuleInit {
  private readonly entries = new Map<string, { answer: SharedAnswer; until: number }>();
  private readonly lifetime: number;
  private bytes = 0;
  private changes = 0;
  private isListening = false;

  constructor(
    private readonly listener: DatabaseListener,
    private readonly orm: MikroORM,
    @Inject(APP_CONFIG) { database }: AppConfig,
  ) {
    this.lifetime = database.replicaUrl === undefined ? lifetimeMs : lifetimeBesideReplicaMs;
  }

  onModuleInit(): void {
    this.listener.listen(sharedAnswersChanged, {
      heard: () => this.forget(),
      back: async () => {
        this.forget();
        this.isListening = true;
      },
      lost: () => {
        this.isListening = false;
        this.forget();
      },
    });
    const connection = this.orm.em.getConnection();
    if (connection instanceof PoolKeepingConnection)
      connection.onNotice(({ message }) => message === sharedAnswersChanged && this.forget());
  }

  /** Middleware: answers at once where the answer is at hand. Programs that show a token are recognised first. */
  readonly answering = (request: Request, response: Response, next: NextFunction): void => {
    const answer = request.method === 'GET' && !request.headers.authorization ? this.find(keyOf(request)) : undefined;
    if (answer) answer.send(request, response);
    else next();
  };

  /** Take this before reading: a change that arrives meanwhile makes the answer unfit to be kept. */
  get version(): number {
    return this.changes;
  }

  keep(request: Request, answer: SharedAnswer, version: number): void {
    if (!this.isListening || version !== this.changes) return;
    if (this.entries.size >= maximumEntries || this.bytes + answer.size > maximumBytes) this.drop();
    this.entries.set(keyOf(request), { answer, until: Date.now() + this.lifetime });
    this.bytes += answer.size;
  }

  forget(): void {
    this.changes += 1;
    this.drop();
  }

  private find(key: string): SharedAnswer | undefined {
    const entry = this.entries.get(key);
    return entry && entry.until > Date.now() ? entry.answer : undefined;
  }

  private drop(): void {
    this.entries.clear();
    this.bytes = 0;
  }
}

/** The address and the languages of the reader; what else a call says makes no difference to a shared answer. */
const keyOf = (request: Request): string =>
  `${languageOf(request)} ${furtherLanguageOf(request) ?? ''} ${request.originalUrl}`;
