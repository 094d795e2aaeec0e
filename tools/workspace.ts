import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The root folder of the workspace. */
export const root = resolve(import.meta.dirname, '..');

/** One message in both languages, Arabic first. */
export interface Message {
  ar: string;
  en: string;
}

export function say({ ar, en }: Message): void {
  console.log(`${ar}\n${en}`);
}

/** A failure whose cause is known and whose remedy is in the message: shown without a stack trace. */
export class KnownFailure extends Error {
  readonly arabic: string;

  constructor({ ar, en }: Message) {
    super(en);
    this.arabic = ar;
  }
}

/** Prints why a command failed and sets the exit code. */
export function reportFailure(error: unknown): void {
  if (error instanceof KnownFailure) console.error(`${error.arabic}\n${error.message}`);
  else console.error(error);
  process.exitCode = 1;
}

/** Asks until the answer is true; false when `patience` ms have passed. */
export async function waitUntil(question: () => boolean | Promise<boolean>, patience: number): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(50)) {
    if (await question()) return true;
  }
  return false;
}
