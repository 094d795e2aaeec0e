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
  /** Of the whole process, where the system tells. */
  residentMegabytes: 512,
  /** Of an answer: the server holds it whole. Ours are a fraction of it. */
  answerMegabytes: 24,
  /** Pieces of work in each line; those of strangers wait with all the bytes that they sent. */
  waiting: { foreign: 6, own: 100 },
  /** How far behind everything else its process stands, 0 to 19: people's calls come first. */
  niceness: 10,
  /** After this time without work the process ends. */
  idleSeconds: 30,
};

export type WorkLimits = typeof workLimits;
