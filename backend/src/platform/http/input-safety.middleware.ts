import type { NextFunction, Request, Response } from 'express';
import { InvalidInput, UnsafeText, UnsupportedBody } from '#platform/errors/platform.errors';

const maximumDepth = 20;
const maximumNodes = 20_000;

/** Refuses what no honest client sends, before anything walks it recursively (SEC-6). */
export function inputSafety(request: Request, _response: Response, next: NextFunction): void {
  assertSafePath(request.originalUrl);
  assertSafe(request.query);
  assertSafe(request.body as unknown);
  next();
}

/** Unsafe methods take JSON; only upload routes take multipart or pieces of a file (SEC-2). */
export function jsonBodiesOnly(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined;
  if (hasBody && !request.is(['application/json', 'multipart/form-data', 'application/offset+octet-stream']))
    throw new UnsupportedBody();
  next();
}

function assertSafePath(url: string): void {
  let path: string;
  try {
    path = decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    throw new InvalidInput();
  }
  assertSafeText(path);
}

/** Walks a value with its own stack, so that deep nesting costs no more than its parsing. */
function assertSafe(root: unknown): void {
  const pending: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  let nodes = 0;
  for (let item = pending.pop(); item; item = pending.pop()) {
    const { value, depth } = item;
    if (typeof value === 'string') assertSafeText(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maximumDepth || (nodes += 1) > maximumNodes) throw new InvalidInput();
    for (const [key, child] of Object.entries(value)) {
      assertSafeText(key);
      if (key === '__proto__') throw new InvalidInput();
      pending.push({ value: child, depth: depth + 1 });
    }
  }
}

function assertSafeText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new UnsafeText();
}
