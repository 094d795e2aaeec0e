import { Injectable, type OnApplicationBootstrap, type PipeTransform } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import { refusalOf } from '#platform/access/access.guard';
import { KeptAnswers } from './kept-answers.js';
import { type KeptRoute, keptRouteOf } from './kept-route.js';

const addressesAtMost = 2000;
/** No page of ours asks by more; what somebody makes up is not remembered. */
const longestAddress = 500;

/**
 * The one way of reads whose answers are kept: past the framework's search and its interceptors, which would take twice
 * the time of the read (PERF-1, ADR 140). Who may call, and which query is in order, the framework's own guard and pipe
 * say. What they refuse goes on to the framework, where they refuse it again and tell why.
 */
@Injectable()
export class KeptRoutes implements OnApplicationBootstrap {
  private readonly routes = new Map<string, KeptRoute>();
  /** Queries by address, as the pipe gave them: what passed once passes again, whoever asks. Nobody changes them. */
  private readonly passed = new Map<string, unknown>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly answers: KeptAnswers,
  ) {}

  onApplicationBootstrap(): void {
    for (const { instance, metatype } of this.discovery.getControllers()) {
      if (!instance || !metatype) continue;
      for (const name of this.scanner.getAllMethodNames(metatype.prototype as object)) {
        const route = keptRouteOf(instance as object, name);
        if (route) this.routes.set(route.path, route);
      }
    }
  }

  /** The addresses of these routes. */
  get paths(): string[] {
    return [...this.routes.keys()];
  }

  /** Whether a call is one of such a route, of which nothing but the caller is asked of its session. */
  readonly takes = (request: Request): boolean => this.routeOf(request) !== undefined;

  /**
   * Middleware.
   *
   * @param pipe the validation of all routes
   */
  answering(pipe: PipeTransform<unknown, Promise<unknown>>) {
    return (request: Request, response: Response, next: NextFunction): void => {
      const route = this.routeOf(request);
      if (!route || refusalOf(route, request)) return next();
      this.answer(route, pipe, request, response).then((isAnswered) => {
        if (!isAnswered) next();
      }, next);
    };
  }

  /** False where the query is not in order. */
  private async answer(
    { path, keptFor, query: metatype, answer }: KeptRoute,
    pipe: PipeTransform<unknown, Promise<unknown>>,
    request: Request,
    response: Response,
  ): Promise<boolean> {
    let query = this.passed.get(request.originalUrl);
    if (metatype && !query) {
      try {
        query = Object.freeze(await pipe.transform(request.query, { type: 'query', metatype }));
      } catch {
        return false;
      }
      this.remember(request.originalUrl, query);
    }
    Object.assign(request, { route: { path } });
    await this.answers.make(request, response, keptFor, () => answer(request, query));
    return true;
  }

  private remember(address: string, query: unknown): void {
    if (address.length > longestAddress) return;
    if (this.passed.size >= addressesAtMost) this.passed.clear();
    this.passed.set(address, query);
  }

  /** What opens a socket never passed Express, which is what gives a call its original address. */
  private routeOf({ method, originalUrl }: Pick<Request, 'method'> & { originalUrl?: string }): KeptRoute | undefined {
    const isRead = method === 'GET' || method === 'HEAD';
    return isRead && originalUrl !== undefined ? this.routes.get(pathIn(originalUrl)) : undefined;
  }
}

function pathIn(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
