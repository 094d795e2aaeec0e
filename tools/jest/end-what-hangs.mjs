import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';

/** Longer than any single test or beginning of a file takes on a busy machine: it ends only what hangs. */
const patience = Number(process.env.TEST_PATIENCE_MINUTES ?? 2) * 60_000;

/**
 * A reporter that ends the run where a file comes no further, and says which file and which of its tests: plain Node has
 * no limit of its own. A file comes further where another test begins or something more is expected.
 */
export default class EndWhatHangs {
  #folder = mkdtempSync(join(tmpdir(), 'masar-tests-'));
  /** Files that run, with where each was seen last and since when. */
  #running = new Map();
  #watch = setInterval(() => this.#look(), Math.min(patience / 4, 5000));

  constructor() {
    process.env.TEST_PROGRESS_FOLDER = this.#folder;
  }

  onTestFileStart({ path }) {
    this.#running.set(path, { state: '', since: performance.now() });
  }

  onTestFileResult({ path }) {
    this.#running.delete(path);
  }

  onRunComplete() {
    clearInterval(this.#watch);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #look() {
    const told = new Map(this.#told().map((state) => [state.testPath, state]));
    for (const [path, seen] of this.#running) {
      const now = told.get(path);
      const state = JSON.stringify(now ?? '');
      if (state !== seen.state) this.#running.set(path, { state, since: performance.now() });
      else if (performance.now() - seen.since > patience) this.#end(path, now?.currentTestName);
    }
  }

  #told() {
    return readdirSync(this.#folder).flatMap((name) => {
      try {
        return [JSON.parse(readFileSync(join(this.#folder, name), 'utf8'))];
      } catch {
        return []; // Half written just now.
      }
    });
  }

  #end(path, test) {
    console.error(
      `No step further in ${patience / 60_000} minutes: ${path}, at or behind '${test ?? 'its beginning'}'`,
    );
    process.exit(1);
  }
}
