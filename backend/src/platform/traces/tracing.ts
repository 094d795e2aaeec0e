import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { type AskedStatement, shapeOf, watchStatements } from '#platform/database/statement-watch';
import { currentRequest } from '#platform/logging/request-context';
import { routeOf } from '#platform/metrics/route-of';
import { currentTask, type RunningTask, watchTasks } from '#platform/tasks/current-task';
import { type Beginning, beginTrace, readTraceparent, type Span, wallClock } from './span.js';
import type { SpanExporter } from './span-exporter.js';

/**
 * Where time goes (OPS-6): slow statements in the log with the route or task that asked them, and, where a collector is
 * configured, a trace of every call and task with its statements. Neither tells what people typed.
 */
@Injectable()
export class Tracing implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Statement');
  private readonly begun = new WeakMap<Request | RunningTask, Beginning>();
  private exporter: SpanExporter | undefined;
  private forget: (() => void)[] = [];

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** Whether calls are to be measured for a collector. */
  get isOn(): boolean {
    return this.config.traces !== undefined;
  }

  async onModuleInit(): Promise<void> {
    const { traces, database } = this.config;
    if (database.slowStatementMs > 0) this.forget.push(watchStatements((statement) => this.noteSlow(statement)));
    if (!traces) return;
    const { SpanExporter } = await import('./span-exporter.js');
    this.exporter = new SpanExporter(traces);
    this.forget.push(
      watchStatements((statement) => this.traceStatement(statement)),
      watchTasks((task, ended) => this.traceTask(task, ended)),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    for (const forget of this.forget) forget();
    await this.exporter?.close();
  }

  /** Middleware: a span from the first byte of a call to the last of its answer. */
  readonly measuring = (request: Request, response: Response, next: NextFunction): void => {
    const caller = readTraceparent(request.headers.traceparent as string | undefined);
    // Who begins a trace draws for all that follow, or traces of several servers would have holes.
    if (!(caller?.isSampled ?? this.isDrawn())) return next();
    const beginning = beginTrace(caller);
    this.begun.set(request, beginning);
    response.once('close', () => {
      // A stream is as long as its page is open, which says nothing of the server.
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
      const route = routeOf(request);
      const status = response.statusCode;
      this.add({
        ...beginning,
        name: `${request.method} ${route}`,
        kind: 'server',
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': status,
          'masar.request_id': String(request.id),
        },
        isFailed: status >= 500,
      });
    });
    next();
  };

  private traceTask(task: RunningTask, ended: Promise<unknown>): void {
    if (!this.isDrawn()) return;
    const beginning = beginTrace();
    this.begun.set(task, beginning);
    const end = (isFailed: boolean): void =>
      this.add({
        ...beginning,
        name: task.kind,
        kind: 'consumer',
        attributes: { 'messaging.destination.name': task.kind },
        isFailed,
      });
    ended.then(
      () => end(false),
      () => end(true),
    );
  }

  private traceStatement({ text, startedAt, milliseconds, isFailed }: AskedStatement): void {
    const cause = currentTask() ?? currentRequest();
    const beginning = cause && this.begun.get(cause);
    // What nobody asked for, such as looking for tasks, would drown everything else.
    if (!beginning) return;
    const shape = shapeOf(text);
    this.exporter?.add({
      traceId: beginning.traceId,
      spanId: randomBytes(8).toString('hex'),
      parentSpanId: beginning.spanId,
      name: shape.split(' ', 1)[0]!.toUpperCase(),
      kind: 'client',
      startedAt: wallClock(startedAt),
      endedAt: wallClock(startedAt + milliseconds),
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': shape },
      isFailed,
    });
  }

  private noteSlow({ text, milliseconds }: AskedStatement): void {
    if (milliseconds < this.config.database.slowStatementMs) return;
    const request = currentRequest();
    const task = currentTask()?.kind;
    const by = task ? { task } : request ? { route: `${request.method} ${routeOf(request)}` } : {};
    this.logger.warn({ ...by, milliseconds: Math.round(milliseconds), statement: shapeOf(text) }, 'slow statement');
  }

  private isDrawn(): boolean {
    return Math.random() < (this.config.traces?.share ?? 0);
  }

  private add(span: Omit<Span, 'endedAt'>): void {
    this.exporter?.add({ ...span, endedAt: wallClock() });
  }
}
