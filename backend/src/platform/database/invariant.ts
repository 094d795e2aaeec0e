/** A fact that the rows must always agree on (REL-1): `sql` selects one row per place where they don't. */
export interface Invariant {
  /** A short name in camelCase, shown as the figure's name. */
  name: string;
  /** Selects a column `id` that tells where the drift is. */
  sql: string;
}
