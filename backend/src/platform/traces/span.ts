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

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const nothing = /^0+$/;
const sampled = 0x01;

/** What a caller says by the header `traceparent` of W3C Trace Context, level 1. */
export interface CallersTrace {
  traceId: string;
  parentSpanId: string;
  /** Whether the caller records this trace itself: a trace is told whole or not at all. */
  isSampled: boolean;
}

/** The caller's trace, undefined where the header is missing or not of that form. */
export function readTraceparent(header?: string): CallersTrace | undefined {
  const [, traceId, parentSpanId, flags] = traceparent.exec(header ?? '') ?? [];
  if (!traceId || !parentSpanId || !flags || nothing.test(traceId) || nothing.test(parentSpanId)) return undefined;
  return { traceId, parentSpanId, isSampled: (parseInt(flags, 16) & sampled) !== 0 };
}

/** Begins a trace, or goes on with the caller's. */
export const beginTrace = (caller?: CallersTrace): Beginning => ({
  traceId: caller?.traceId ?? randomBytes(16).toString('hex'),
  ...(caller && { parentSpanId: caller.parentSpanId }),
  spanId: randomBytes(8).toString('hex'),
  startedAt: wallClock(),
});
