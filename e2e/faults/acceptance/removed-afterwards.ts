/** What is started, tried and leaves nothing behind. */
interface Trial {
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Starts it, tries it and removes it, after Ctrl-C too; the process then tells whether the trial passed. */
export async function removedAfterwards(trial: Trial, isPassed: () => Promise<boolean>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void trial.remove().finally(() => process.exit(1)));
  }
  try {
    await trial.start();
    process.exitCode = (await isPassed()) ? 0 : 1;
  } finally {
    await trial.remove();
  }
}
