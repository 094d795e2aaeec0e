import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A span as it was received. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, string>;
  status: { code?: number };
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: string };
}

/** What a collector of OpenTelemetry receives over HTTP. */
export interface TraceCollector {
  endpoint: string;
  spans: ReceivedSpan[];
  headers: IncomingHttpHeaders[];
  /** Attributes of whoever sent them. */
  resource: () => Record<string, string>;
  /** From now on it refuses, or takes them again. */
  refuse: (isRefusing: boolean) => void;
  close: () => Promise<void>;
}

const byKey = (attributes: Attribute[]): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']));

export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let resource: Record<string, string> = {};
  let isRefusing = false;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      headers.push(request.headers);
      if (isRefusing || request.url !== '/v1/traces') {
        response.writeHead(isRefusing ? 503 : 404).end();
        return;
      }
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: object[] }[] }[];
      };
      for (const one of resourceSpans) {
        resource = byKey(one.resource.attributes);
        for (const span of one.scopeSpans.flatMap((scope) => scope.spans)) {
          const received = span as Omit<ReceivedSpan, 'attributes'> & { attributes: Attribute[] };
          spans.push({ ...received, attributes: byKey(received.attributes) });
        }
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    spans,
    headers,
    resource: () => resource,
    refuse: (is) => (isRefusing = is),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
