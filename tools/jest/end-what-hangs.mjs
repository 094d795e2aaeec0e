import { clearTimeout, setTimeout } from 'node:timers';

/** Far longer than any file takes on a busy machine: it ends only what hangs. */
const patienceMinutes = Number(process.env.TEST_PATIENCE_MINUTES ?? 30);

/** A reporter that ends the run where a file never comes to its end, and says which; plain Node has no limit of its own. */
export default class EndWhatHangs {
  #timers = new Map();

  onTestFileStart({ path }) {
    const end = () => {
      console.error(`No end after ${patienceMinutes} minutes: ${path}`);
      process.exit(1);
    };
    this.#timers.set(path, setTimeout(end, patienceMinutes * 60_000));
  }

  onTestFileResult({ path }) {
    clearTimeout(this.#timers.get(path));
  }
}
