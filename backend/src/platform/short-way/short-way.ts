import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import type { AccessRule } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { rowsOfPage } from '#platform/http/answers-page';
import { assertSafeRead } from '#platform/http/input-safety.middleware';
import type { Page } from '#platform/http/paging';
import { asReaderOf } from '#platform/i18n/reader-language';
import { asRequest } from '#platform/logging/request-context';
import { withTerm } from '#platform/shared-answers/answer-term';
import { KeptAnswer } from '#platform/shared-answers/kept-answer';
import { type Reader, ReaderAnswers } from '#platform/shared-answers/reader-answers';
import { sentJson } from '#platform/shared-answers/sent-json';
import { SharedAnswer } from '#platform/shared-answers/shared-answer';
import { SharedAnswers } from '#platform/shared-answers/shared-answers';
import { type KeptRead, keptReadOf } from './kept-read.js';

/**
 * The way of reads whose answers are kept, where none is at hand (PERF-1, ADR 73). Who may call the route, its DTO and
 * what its answer is made of have been known since the start, so that nothing has to be asked of the framework with each
 * call. It takes only what is plainly in order: a reader who is known and let in, parameters by their rules. Everything
 * else goes the long way, where it is recognised, refused and told why.
 */
@Injectable()
export class ShortWay implements OnApplicationBootstrap {
  private readonly reads = new Map<string, KeptRead>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly shared: SharedAnswers,
    private readonly readers: ReaderAnswers,
  ) {}

  onApplicationBootstrap(): void {
    for (const { instance, metatype } of this.discovery.getControllers()) {
      if (!instance || !metatype) continue;
      for (const name of this.scanner.getAllMethodNames(metatype.prototype as object)) {
        const read = keptReadOf(instance as object, name);
        if (read) this.reads.set(read.path, read);
      }
    }
  }

  /** The addresses that have a short way. */
  get paths(): string[] {
    return [...this.reads.keys()];
  }

  /**
   * Middleware.
   *
   * @param readerOf undefined where it is not known who asks
   */
  answering(readerOf: (request: Request) => Reader | undefined) {
    return (request: Request, response: Response, next: NextFunction): void => {
      const read = isRead(request) ? this.reads.get(pathIn(request.originalUrl)) : undefined;
      const reader = read && readerOf(request);
      if (!read || !reader || !isLetIn(read.rule, reader.viewer)) return next();
      try {
        assertSafeRead(request);
      } catch (error) {
        return next(error);
      }
      const query = read.queryOf(request.query);
      if (!query) return next();
      request.user = reader.viewer && { ...reader.viewer };
      asRequest(request, () =>
        asReaderOf(request, () => this.answer(read, query, request, response).catch((error: unknown) => next(error))),
      );
    };
  }

  private async answer(read: KeptRead, query: object, request: Request, response: Response): Promise<void> {
    const { madeOf, path } = read;
    Object.assign(request, { route: { path } });
    if ('shared' in madeOf) {
      const keep = this.shared.keeping(request, madeOf.shared);
      const answer = new SharedAnswer(await this.made(read, query, request, response), path, response);
      keep(answer);
      answer.sendFirst(request, response);
      return;
    }
    const keep = this.readers.keeping(request, madeOf.reader);
    await withTerm(async (term) => {
      // As every answer to somebody who is signed in (SEC-13).
      if (request.user) response.setHeader('Cache-Control', 'no-store');
      const answer = new KeptAnswer(await this.made(read, query, request, response), path, response);
      keep(answer, term.until);
      answer.sendFirst(request, response);
    });
  }

  private async made({ answer, isPage }: KeptRead, query: object, request: Request, response: Response) {
    const value = await answer({ request, viewer: request.user, query });
    return sentJson(isPage ? rowsOfPage(value as Page<unknown>, request, response) : value, response);
  }
}

const isRead = ({ method, headers }: Request): boolean => method === 'GET' && !headers.authorization;

function pathIn(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** As the access guard lets in; whom it would refuse it has to refuse itself (SEC-1). */
function isLetIn(rule: AccessRule, viewer: Viewer | undefined): boolean {
  if (rule.kind === 'public') return true;
  if (!viewer || rule.kind === 'organization') return false;
  if (rule.kind === 'signed-in') return true;
  return rule.roles.includes(viewer.role) && !viewer.lacksSecondFactor;
}
