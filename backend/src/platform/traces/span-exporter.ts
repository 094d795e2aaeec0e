import { hostname } from 'node:os';
import { Logger } from '@nestjs/common';
import type { AppConfig } from '#platform/config/app-config';
import { otlpBody } from './otlp-body.js';
import type { Span } from './span.js';

const batch = 512;
/** More than these wait for nobody: a collector that is away costs neither memory nor answers. */
const mostWaiting = 4096;
const everyMs = 2000;
const patienceMs = 5000;

/** Sends spans to a collector by OTLP over HTTP, some at a time and never in anybody's way. */
export class SpanExporter {
  private readonly logger = new Logger(SpanExporter.name);
  private readonly url: string;
  private waiting: Span[] = [];
  private sending: Promise<void> = Promise.resolve();
  private isWell = true;
  private readonly timer = setInterval(() => void this.flush(), everyMs).unref();

  constructor(private readonly traces: NonNullable<AppConfig['traces']>) {
    this.url = `${traces.endpoint.replace(/\/$/, '')}/v1/traces`;
  }

  add(span: Span): void {
    if (this.waiting.length >= mostWaiting) return;
    this.waiting.push(span);
    if (this.waiting.length === batch) void this.flush();
  }

  /** Sends what waits; batches go one after the other. */
  flush(): Promise<void> {
    this.sending = this.sending.then(async () => {
      while (this.waiting.length > 0 && (await this.send(this.waiting.splice(0, batch))));
    });
    return this.sending;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /** Whether the collector took them; what it does not take is dropped. */
  private async send(spans: Span[]): Promise<boolean> {
    const resource = {
      'service.name': this.traces.serviceName,
      'host.name': hostname(),
      'service.instance.id': `${process.pid}`,
    };
    const reason = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.traces.headers },
      body: JSON.stringify(otlpBody(resource, spans)),
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok ? undefined : String(answer.status);
      },
      (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
    );
    // Once when it goes, once when it is back.
    if (reason !== undefined && this.isWell)
      this.logger.warn({ reason }, 'traces are not taken; they are dropped until they are');
    if (reason === undefined && !this.isWell) this.logger.log('traces are taken again');
    this.isWell = reason === undefined;
    return this.isWell;
  }
}
