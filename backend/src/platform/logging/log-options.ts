import type { Options } from 'pino-http';
import { describeError } from './described-error.js';
import { currentRequestId } from './request-context.js';
import { withoutSecrets } from './without-secrets.js';

/** How lines are written: with the id of the call they belong to, and without what a reader of logs must not learn. */
export const logOptions = (level: string): Options => ({
  level,
  autoLogging: false,
  mixin: () => {
    const requestId = currentRequestId();
    return requestId ? { requestId } : {};
  },
  serializers: { err: describeError, error: describeError },
  wrapSerializers: false,
  hooks: { streamWrite: withoutSecrets },
});
