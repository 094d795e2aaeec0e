import { S3ServiceError } from 's3mini';
import { AppError } from '#platform/errors/app-error';
import { StorageFull, Unavailable } from '#platform/errors/platform.errors';

/** What a bucket said or failed to say, without what may not stand in a log: answers repeat signatures. */
class BucketFailure extends Error {
  override name = 'BucketFailure';
}

const retrySoon = { headers: { 'Retry-After': '5' } };
const full = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);

/** What the service calls the failure; the client reads it from some kinds of answers only. */
const codeOf = (error: S3ServiceError): string =>
  /<Code>(\w+)<\/Code>/.exec(error.body ?? '')?.[1] ?? error.serviceCode ?? 'Unknown';

/** Whether the bucket is there and has nothing of that name. */
export const isMissingKey = (error: unknown): boolean =>
  error instanceof S3ServiceError && error.status === 404 && codeOf(error) === 'NoSuchKey';

/** Whether the same call may succeed in a moment: the service is busy or away, or the line broke. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof AppError) &&
  (!(error instanceof S3ServiceError) || error.status >= 500 || error.status === 429 || error.status === 408);

/** What callers hear of a bucket that fails (REL-2): whatever the reason, the next call may find it well. */
export function bucketFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const cause = new BucketFailure(sentenceOf(error));
  const isFull = error instanceof S3ServiceError && (error.status === 507 || full.has(codeOf(error)));
  return isFull ? new StorageFull({}, { cause }) : new Unavailable({}, { ...retrySoon, cause });
}

function sentenceOf(error: unknown): string {
  if (error instanceof S3ServiceError) return `The bucket answered ${error.status} ${codeOf(error)}`;
  const reasons: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    reasons.push(
      typeof code === 'string' && !current.message.includes(code) ? `${current.message} (${code})` : current.message,
    );
  }
  return `The bucket cannot be reached: ${reasons.join(': ')}`;
}
