import { manifests } from '../modules/manifests.js';
import { checkInvariants } from './check-invariants.js';

/** Prints one JSON line with the drift of every counter, total and state, and fails when there is any (REL-1). */
const report = await checkInvariants(
  process.env['DATABASE_URL'] ?? '',
  manifests.flatMap(({ invariants = [] }) => invariants),
);
console.log(JSON.stringify(report));
process.exitCode = report.pass ? 0 : 1;
