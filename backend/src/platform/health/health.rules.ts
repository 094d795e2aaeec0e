export const healthChecks = ['database', 'tasks', 'mail', 'disk', 'errors'] as const;
export const healthStates = ['well', 'strained', 'failing'] as const;
export type HealthState = (typeof healthStates)[number];

/** One part of the system, measured just now. */
export interface HealthCheck {
  name: (typeof healthChecks)[number];
  state: HealthState;
  /** Milliseconds of the database, failed tasks and mails of a day, percent of the disk free, of an hour's calls failed. */
  value: number;
}

/** How well a part is, as a share. */
const worth: Record<HealthState, number> = { well: 1, strained: 0.5, failing: 0 };

/** The mean of the parts in percent. */
export const healthPercent = (checks: readonly { state: HealthState }[]): number =>
  Math.round((100 * checks.reduce((sum, { state }) => sum + worth[state], 0)) / checks.length);

/** `value` is good up to `well`, bearable up to `strained`. */
export const upTo = (value: number, { well, strained }: { well: number; strained: number }): HealthState => {
  if (value <= well) return 'well';
  return value <= strained ? 'strained' : 'failing';
};
