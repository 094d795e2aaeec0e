import type { Span } from './span.js';

const kinds = { server: 2, client: 3, consumer: 5 };
const failed = 2;

/** Nanoseconds since 1970; more digits than a number holds. */
const nanoseconds = (ms: number): string =>
  `${Math.floor(ms)}${Math.floor((ms % 1) * 1e6)
    .toString()
    .padStart(6, '0')}`;

const attributesOf = (attributes: Record<string, string | number>): object[] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));

/** Spans in the JSON form of the OpenTelemetry protocol, as collectors take it at /v1/traces. */
export const otlpBody = (resource: Record<string, string>, spans: readonly Span[]): object => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeSpans: [
        {
          scope: { name: 'masar' },
          spans: spans.map((span) => ({
            traceId: span.traceId,
            spanId: span.spanId,
            ...(span.parentSpanId && { parentSpanId: span.parentSpanId }),
            name: span.name,
            kind: kinds[span.kind],
            startTimeUnixNano: nanoseconds(span.startedAt),
            endTimeUnixNano: nanoseconds(span.endedAt),
            attributes: attributesOf(span.attributes),
            status: span.isFailed ? { code: failed } : {},
          })),
        },
      ],
    },
  ],
});
