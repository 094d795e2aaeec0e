import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express, Request } from 'express';

const parsed = Symbol('parsed query');

interface Parsed {
  [parsed]?: Request['query'];
}

/** Express parses the query each time that somebody looks at it, which a dozen do with every call (PERF-1). */
export function parseQueriesOnce(app: NestExpressApplication): void {
  const { request } = app.getHttpAdapter().getInstance() as Express;
  const parse = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(request), 'query')?.get;
  if (!parse) throw new Error('Express no longer parses queries by a getter.');
  Object.defineProperty(request, 'query', {
    configurable: true,
    get(this: Request & Parsed) {
      return (this[parsed] ??= parse.call(this) as Request['query']);
    },
  });
}
