import type { NextFunction, Request, Response } from 'express';
import { InvalidInput, UnsafeText, UnsupportedBody } from '#platform/errors/platform.errors';

/** Bytes of a body, but where more is said. */
export const bodyLimit = 100 * 1024;

const maximumDepth = 20;
/** The largest form has a third as many fields; validation looks at unknown ones too, one by one. */
const maximumFields = 100;

/** How much one body may hold: objects and lists, and all that stands in them. */
interface Room {
  nodes: number;
  values: number;
}
/** Validation of so much takes a moment, however little of it is known. */
const usualRoom: Room = { nodes: 4000, values: 10_000 };
/** Lessons with their quizzes, and lists of an import; those who may send so much are signed in. */
const largeRoom: Room = { nodes: 20_000, values: 100_000 };

/** Refuses what no honest client sends, before anything walks it recursively (SEC-6, REL-10). */
export function inputSafety(request: Request, _response: Response, next: NextFunction): void {
  assertSafePath(request.originalUrl);
  assertSafe(request.query, usualRoom);
  assertSafe(request.body as unknown, Number(request.headers['content-length']) > bodyLimit ? largeRoom : usualRoom);
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
function assertSafe(root: unknown, room: Room): void {
  const pending: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  let nodes = 0;
  let values = 0;
  for (let item = pending.pop(); item; item = pending.pop()) {
    const { value, depth } = item;
    if (typeof value === 'string') assertSafeText(value);
    if (typeof value !== 'object' || value === null) continue;
    const fields = Object.entries(value);
    if (depth >= maximumDepth || (!Array.isArray(value) && fields.length > maximumFields)) throw new InvalidInput();
    if ((nodes += 1) > room.nodes || (values += fields.length) > room.values) throw new InvalidInput();
    for (const [key, child] of fields) {
      assertSafeText(key);
      if (key === '__proto__') throw new InvalidInput();
      pending.push({ value: child, depth: depth + 1 });
    }
  }
}

function assertSafeText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new UnsafeText();
}
