import type { Response } from 'express';

/** What stands in many answers as it goes over the line, for as long as somebody keeps it. */
const written = new WeakMap<object, Buffer>();

/** Writes what will stand in many answers; it may not be changed any more. Answers how many bytes it takes. */
export function writeOnce(part: object): number {
  const bytes = Buffer.from(JSON.stringify(part));
  written.set(part, bytes);
  return bytes.length;
}

/** The bytes of an answer, made here and not by the framework, so that they can be kept. */
export function sentJson(value: unknown, response: Response): Buffer {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const pieces: Buffer[] = [];
  write(value, pieces);
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}

const [opening, comma, closing, end] = ['[', ',', ']', '}'].map((sign) => Buffer.from(sign)) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
];

/** What was written before stands as it is; all else is written now. */
function write(value: unknown, pieces: Buffer[]): void {
  const before = isObject(value) && written.get(value);
  if (before) pieces.push(before);
  else if (!holdsWritten(value)) pieces.push(Buffer.from(JSON.stringify(value)));
  else if (Array.isArray(value)) {
    value.forEach((part, at) => {
      pieces.push(at > 0 ? comma : opening);
      write(part, pieces);
    });
    pieces.push(closing);
  } else {
    const fields = Object.entries(value).filter(([, part]) => part !== undefined);
    fields.forEach(([name, part], at) => {
      pieces.push(Buffer.from(`${at > 0 ? ',' : '{'}${JSON.stringify(name)}:`));
      write(part, pieces);
    });
    pieces.push(end);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether something of a value was written before: a list of it, or a field that is such a list. */
function holdsWritten(value: unknown): value is object {
  if (!isObject(value)) return false;
  if (Array.isArray(value)) return value.some((part) => isObject(part) && (written.has(part) || holdsWritten(part)));
  for (const name in value) {
    const part = (value as Record<string, unknown>)[name];
    if (Array.isArray(part) && holdsWritten(part)) return true;
  }
  return false;
}
