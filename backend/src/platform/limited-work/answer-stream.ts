import { deserialize, serialize } from 'node:v8';
import type { WorkAnswer } from './worker-messages.js';

/** Answers have a stream of their own beside the channel of messages, which takes messages of any length. */
export const answerStream = 4;
const headBytes = 4;

/** An answer behind its length. */
export function packed(answer: WorkAnswer): Buffer {
  const body = serialize(answer);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
}

/** Collects one answer and stops at the first sign that it is longer than the server takes (REL-11). */
export class AnswerReader {
  private readonly pieces: Buffer[] = [];
  private received = 0;

  constructor(private readonly maximum: number) {}

  /** True when there is nothing more to wait for. */
  take(bytes: Buffer): boolean {
    this.pieces.push(bytes);
    this.received += bytes.length;
    if (this.received < headBytes) return false;
    return this.isTooLong || this.received >= headBytes + this.length;
  }

  get isTooLong(): boolean {
    return Math.max(this.length, this.received - headBytes) > this.maximum;
  }

  answer(): WorkAnswer {
    return deserialize(Buffer.concat(this.pieces).subarray(headBytes)) as WorkAnswer;
  }

  /** As the head says; the first piece holds it whole or is joined with the next. */
  private get length(): number {
    if (this.pieces[0]!.length < headBytes) this.pieces.splice(0, this.pieces.length, Buffer.concat(this.pieces));
    return this.pieces[0]!.readUInt32BE();
  }
}
