import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { furtherLanguageOf, languageOf } from '#platform/i18n/request-language';
import { routeOf } from '#platform/metrics/route-of';
import type { KeptFor } from './kept-answer.decorators.js';
import { KeptAnswer } from './kept-answer.js';
import { KeptValues } from './kept-values.js';
import { lifetimeOf } from './lifetime.js';
import { Making } from './making.js';
import { sentJson } from './sent-json.js';
import { TableChanges } from './table-changes.js';

const bounds = { entries: 2000, bytes: 8_000_000 };

/**
 * Answers, ready to be sent, for as long as nothing that they are made of has changed (PERF-1, ADR 140): those that are
 * the same for everybody, and those that one reader got. A process that can't hear changes keeps nothing (REL-7).
 */
@Injectable()
export class KeptAnswers {
  private readonly shared: KeptValues<KeptAnswer>;
  private readonly own: KeptValues<KeptAnswer>;

  constructor(
    private readonly changes: TableChanges,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    const lifetimeMs = lifetimeOf(config);
    this.shared = new KeptValues({ ...bounds, lifetimeMs });
    this.own = new KeptValues({ ...bounds, lifetimeMs });
  }

  /** Middleware, before it is known who asks: what is the same for everybody. */
  readonly answeringEverybody = (request: Request, response: Response, next: NextFunction): void => {
    const answer = isReader(request) ? this.shared.find(addressOf(request)) : undefined;
    if (answer) answer.send(request, response);
    else next();
  };

  /** Middleware, behind what names the caller: an ended session or another role never meets what was kept. */
  readonly answeringReader = (request: Request, response: Response, next: NextFunction): void => {
    const answer = isReader(request) ? this.own.find(readersKey(request)) : undefined;
    if (answer) answer.send(request, response);
    else next();
  };

  /** Answers, and keeps the answer, unless something that it is made of changes meanwhile. */
  async make(request: Request, response: Response, keptFor: KeptFor, read: () => Promise<unknown>): Promise<void> {
    const isForEverybody = keptFor === 'everybody';
    const making = new Making(this.changes, isForEverybody ? undefined : request.user?.id);
    const body = await making.run(async () => sentJson(await read(), response));
    const answer = new KeptAnswer(body, routeOf(request), response, isForEverybody);
    if (isReader(request)) {
      const [values, key] = isForEverybody ? [this.shared, addressOf(request)] : [this.own, readersKey(request)];
      values.keep(key, answer, making, answer.size);
    }
    answer.sendFirst(request, response);
  }
}

/** What programs ask is answered anew: whether their token is valid has to be told. */
const isReader = ({ method, headers }: Request): boolean => method === 'GET' && !headers.authorization;

/** The address and the languages of the reader; what else a call says makes no difference to an answer that is kept. */
const addressOf = (request: Request): string =>
  `${languageOf(request)} ${furtherLanguageOf(request) ?? ''} ${request.originalUrl}`;

/** What a visitor is answered is the same for all of them. */
const readersKey = (request: Request): string => `${request.user?.id} ${request.user?.role} ${addressOf(request)}`;
