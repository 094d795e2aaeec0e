/**
 * Each kind of heavy work has a line and a process, so that what closes one leaves the others open (adr 0120): files that
 * people bring, pictures and other files that they upload, PDFs, files that are taken away, and what strangers fetch of badges.
 */
export const lines = ['imports', 'pictures', 'files', 'papers', 'exports', 'badges'] as const;
export type Line = (typeof lines)[number];

/**
 * Work that a process with limits does. Input and output are plain data or bytes; the function touches neither the
 * database nor the settings, which that process does not know.
 */
export interface LimitedJob<Input, Output> {
  /**
   * The file that exports the job under its name. The server reads it too: what only the work needs is imported by the
   * work, so that no server holds libraries for drawing and parsing that it never uses (PERF-8).
   */
  module: string;
  name: string;
  line: Line;
  work: (input: Input) => Output | Promise<Output>;
}

/** Names a job: `export const readCourse = limitedJob(import.meta.url, 'readCourse', 'imports', (input: …) => …)`. */
export const limitedJob = <Input, Output>(
  module: string,
  name: string,
  line: Line,
  work: LimitedJob<Input, Output>['work'],
): LimitedJob<Input, Output> => ({ module, name, line, work });
