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
  return Array.isArray(value) ? listOf(value) : bytesOf(value);
}

const [opening, comma, closing] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];

function listOf(values: readonly unknown[]): Buffer {
  const isWritten = values.some((value) => typeof value === 'object' && value !== null && written.has(value));
  if (!isWritten) return Buffer.from(JSON.stringify(values));
  return Buffer.concat([
    opening,
    ...values.flatMap((value, at) => (at > 0 ? [comma, bytesOf(value)] : [bytesOf(value)])),
    closing,
  ]);
}

const bytesOf = (value: unknown): Buffer =>
  (typeof value === 'object' && value !== null && written.get(value)) || Buffer.from(JSON.stringify(value));
