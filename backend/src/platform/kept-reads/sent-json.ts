import type { Response } from 'express';

/** What stands in many answers as it goes over the line, for as long as somebody keeps it. */
const written = new WeakMap<object, Buffer>();

/** A part of answers of which nothing is kept but the bytes: nobody looks into it any more. */
export class SentPart {
  readonly bytes: Buffer;

  constructor(part: object) {
    this.bytes = Buffer.from(JSON.stringify(part));
  }

  /** Wherever it stands, it is what it was made of. */
  toJSON(): unknown {
    return JSON.parse(this.bytes.toString());
  }
}

/** Writes what will stand in many answers; it may not be changed any more. Answers how many bytes it takes. */
export function writeOnce(part: object): number {
  const bytes = Buffer.from(JSON.stringify(part));
  written.set(part, bytes);
  return bytes.length;
}

/** The bytes of an answer, made here and not by the framework, so that they can be kept. */
export function sentJson(value: unknown, response: Response): Buffer {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const pieces = new Pieces();
  write(value, pieces);
  return pieces.joined();
}

const comma = Buffer.from(',');

/** What was written before, and text between. Each piece of text would be a buffer of its own, so that they are joined first. */
class Pieces {
  private readonly bytes: Buffer[] = [];
  private text = '';

  say(text: string): void {
    this.text += text;
  }

  put(bytes: Buffer): void {
    this.endText();
    this.bytes.push(bytes);
  }

  joined(): Buffer {
    this.endText();
    return this.bytes.length === 1 ? this.bytes[0]! : Buffer.concat(this.bytes);
  }

  private endText(): void {
    if (this.text) this.bytes.push(this.text === ',' ? comma : Buffer.from(this.text));
    this.text = '';
  }
}

/** What was written before stands as it is; all else is written now. */
function write(value: unknown, pieces: Pieces): void {
  const before = isObject(value) && writtenBefore(value);
  if (before) pieces.put(before);
  else if (!holdsWritten(value)) pieces.say(JSON.stringify(value ?? null));
  else if (Array.isArray(value)) {
    pieces.say('[');
    value.forEach((part, at) => {
      if (at > 0) pieces.say(',');
      write(part, pieces);
    });
    pieces.say(']');
  } else {
    let sign = '{';
    for (const [name, part] of Object.entries(value)) {
      if (part === undefined) continue;
      pieces.say(`${sign}${JSON.stringify(name)}:`);
      write(part, pieces);
      sign = ',';
    }
    pieces.say('}');
  }
}

const writtenBefore = (part: object): Buffer | undefined => (part instanceof SentPart ? part.bytes : written.get(part));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether something of a value was written before: a list of it, or a field that is such a list. */
function holdsWritten(value: unknown): value is object {
  if (!isObject(value)) return false;
  if (Array.isArray(value))
    return value.some((part) => isObject(part) && (writtenBefore(part) !== undefined || holdsWritten(part)));
  for (const name in value) {
    const part = (value as Record<string, unknown>)[name];
    if (Array.isArray(part) && holdsWritten(part)) return true;
  }
  return false;
}
