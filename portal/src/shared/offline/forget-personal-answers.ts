import { personalCaches } from './cache-names';

/** Wipes what this browser kept of a person, so that the next one on a shared phone finds nothing (PERF-5). */
export async function forgetPersonalAnswers(): Promise<void> {
  // Missing where the page is no secure context; then nothing was kept either.
  if (!('caches' in globalThis)) return;
  await Promise.all(personalCaches.map((name) => caches.delete(name)));
}
