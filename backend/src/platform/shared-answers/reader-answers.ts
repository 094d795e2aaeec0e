import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { addressOf } from './address-of.js';
import type { KeptAnswer } from './kept-answer.js';
import { KeptValues } from './kept-values.js';
import { lifetimeOf } from './lifetime.js';
import { type MadeOf, namesFor } from './made-of.js';
import { TableChanges } from './table-changes.js';

const maximumBytes = 8_000_000;
const maximumEntries = 2000;

/** Who asks, as the call is let in: nobody is a visitor. */
export interface Reader {
  viewer?: Viewer | undefined;
}

/**
 * Answers as one reader got them, for when they ask again before anything of it has changed (PERF-1, ADR 71). Who asks
 * is recognised first: an ended session, another role or a second factor that is missing never meets what was kept.
 */
@Injectable()
export class ReaderAnswers {
  private readonly answers: KeptValues<KeptAnswer>;

  constructor(
    private readonly changes: TableChanges,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    const lifetimeMs = lifetimeOf(config);
    this.answers = new KeptValues(changes, { entries: maximumEntries, bytes: maximumBytes, lifetimeMs });
  }

  /**
   * Middleware: answers at once where the reader's answer is at hand. What programs ask is answered anew.
   *
   * @param readerOf undefined where it is not known who asks
   */
  answering(readerOf: (request: Request) => Reader | undefined) {
    return (request: Request, response: Response, next: NextFunction): void => {
      const reader = isReader(request) ? readerOf(request) : undefined;
      const answer = reader && this.answers.find(keyOf(request, reader));
      if (answer) answer.send(request, response);
      else next();
    };
  }

  /** Keeps what the route makes of the tables for the same reader, unless one of them changes meanwhile. */
  keeping(request: Request, madeOf: MadeOf): (answer: KeptAnswer, until: number) => void {
    if (!isReader(request)) return () => undefined;
    const tables = request.user ? namesFor(request.user.id, madeOf) : madeOf.of;
    const state = this.changes.stateOf(tables);
    const key = keyOf(request, { viewer: request.user });
    return (answer, until) => this.answers.keep(key, answer, { tables, state, size: answer.size, until });
  }
}

const isReader = ({ method, headers }: Request): boolean => method === 'GET' && !headers.authorization;

/** What a visitor is answered is the same for all of them. */
const keyOf = (request: Request, { viewer }: Reader): string => `${viewer?.id} ${viewer?.role} ${addressOf(request)}`;
