import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { addressOf } from './address-of.js';
import { KeptValues } from './kept-values.js';
import { lifetimeOf } from './lifetime.js';
import type { SharedAnswer } from './shared-answer.js';
import { TableChanges } from './table-changes.js';

const maximumBytes = 8_000_000;
const maximumEntries = 2000;

/**
 * Answers that are the same for everybody, ready to be sent, for as long as nothing that they are made of has changed
 * (PERF-1). A process that can't hear changes keeps nothing (REL-7, ADR 61).
 */
@Injectable()
export class SharedAnswers {
  private readonly answers: KeptValues<SharedAnswer>;

  constructor(
    private readonly changes: TableChanges,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    const lifetimeMs = lifetimeOf(config);
    this.answers = new KeptValues(changes, { entries: maximumEntries, bytes: maximumBytes, lifetimeMs });
  }

  /** Middleware: answers at once where the answer is at hand. Programs that show a token are recognised first. */
  readonly answering = (request: Request, response: Response, next: NextFunction): void => {
    const isAsked = request.method === 'GET' && !request.headers.authorization;
    const answer = isAsked ? this.answers.find(addressOf(request)) : undefined;
    if (answer) answer.send(request, response);
    else next();
  };

  /** Keeps what the route makes of the tables for the next who asks, unless one of them changes meanwhile. */
  keeping(request: Request, tables: readonly string[]): (answer: SharedAnswer) => void {
    const state = this.changes.stateOf(tables);
    return (answer) => this.answers.keep(addressOf(request), answer, { tables, state, size: answer.size });
  }
}
