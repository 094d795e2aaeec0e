import { randomBytes } from 'node:crypto';

/** A stretch of time of one thing that was done, as OpenTelemetry has it. */
export interface Span {
  /** 32 hexadecimal digits, the same for everything that one call caused. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: 'server' | 'client' | 'consumer';
  /** Milliseconds since 1970, with fractions. */
  startedAt: number;
  endedAt: number;
  attributes: Record<string, string | number>;
  isFailed: boolean;
}

/** What a span begins with. */
export type Beginning = Pick<Span, 'traceId' | 'spanId' | 'parentSpanId' | 'startedAt'>;

/** Now, as finely as spans are told. */
export const wallClock = (moment = performance.now()): number => performance.timeOrigin + moment;

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const nothing = /^0+$/;

/** Begins a trace, or goes on with the one that the caller names by the W3C's header. */
export function beginTrace(header?: string): Beginning {
  const [, traceId, parentSpanId] = traceparent.exec(header ?? '') ?? [];
  const begun = { spanId: randomBytes(8).toString('hex'), startedAt: wallClock() };
  if (!traceId || !parentSpanId || nothing.test(traceId) || nothing.test(parentSpanId))
    return { ...begun, traceId: randomBytes(16).toString('hex') };
  return { ...begun, traceId, parentSpanId };
}
