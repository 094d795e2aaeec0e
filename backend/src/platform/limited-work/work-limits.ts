import { availableParallelism, totalmem } from 'node:os';
import type { ShareLimits } from '#platform/shares/shares';
import type { Line } from './limited-job.js';

/** A process for each two processors and each four gigabytes, up to four: what is left is for people's calls. */
const severalPlaces = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2), Math.floor(memory() / 4e9)));

/** Bytes that the system, or a container, has for everything. */
function memory(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}

/** What one piece of work may use; whoever needs more is stopped (REL-11). */
export const workLimits = {
  /** Of the processor, where the system tells: a busy machine takes nothing from what is honest. */
  seconds: 20,
  /** Of the clock, whatever it waits for. */
  secondsToEnd: 120,
  /** For a process to start and to load the code of the work, which is ours. */
  secondsToBegin: 60,
  /** Of the heap in JavaScript. */
  heapMegabytes: 256,
  /** Of the whole process, where the system tells: a photo of 50 megapixels unfolds to 500. */
  residentMegabytes: 704,
  /** Of an answer: the server holds it whole. Ours are a fraction of it. */
  answerMegabytes: 24,
  /** Pieces of work in each line; those of uploads wait with all the bytes that were sent. */
  waiting: {
    imports: { ofOne: 2, ofNetwork: 6, inAll: 12 },
    pictures: { ofOne: 6, ofNetwork: 30, inAll: 60 },
    files: { ofOne: 6, ofNetwork: 30, inAll: 60 },
    papers: { ofOne: 6, ofNetwork: 50, inAll: 100 },
    exports: { ofOne: 2, ofNetwork: 8, inAll: 16 },
    badges: { ofOne: 6, ofNetwork: 20, inAll: 100 },
  } satisfies Record<Line, ShareLimits>,
  /** Processes of each line. Pictures are what everybody brings, and the slow ones of some would keep all waiting. */
  places: {
    imports: 1,
    pictures: severalPlaces,
    files: 1,
    papers: 1,
    exports: 1,
    badges: 1,
  } satisfies Record<Line, number>,
  /** How far behind everything else its process stands, 0 to 19: people's calls come first. */
  niceness: 10,
  /** After this time without work the process ends. */
  idleSeconds: 30,
};

export type WorkLimits = Omit<typeof workLimits, 'waiting' | 'places'> & {
  waiting: Record<Line, ShareLimits>;
  places: Record<Line, number>;
};
