import type { AppConfig } from '#platform/config/app-config';

const lifetimeMs = 60_000;
/** A replica may be this far behind without being left out, see ADR 140. */
const lifetimeBesideReplicaMs = 5000;

/** How long something is kept at most, in milliseconds: what nobody tells a change of is no older than this. */
export const lifetimeOf = ({ database }: AppConfig): number =>
  database.replicaUrl === undefined ? lifetimeMs : lifetimeBesideReplicaMs;
