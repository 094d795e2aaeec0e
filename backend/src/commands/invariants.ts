import { postingsInvariants } from '../modules/postings/postings.invariants.js';
import { communityInvariants } from '../modules/community/community.invariants.js';
import { coursesInvariants } from '../modules/courses/courses.invariants.js';
import { opportunitiesInvariants } from '../modules/opportunities/opportunities.invariants.js';
import { skillsInvariants } from '../modules/skills/skills.invariants.js';
import { vrInvariants } from '../modules/vr/vr.invariants.js';
import { checkInvariants } from './check-invariants.js';

/** Prints one JSON line with the drift of every counter, total and state, and fails when there is any (REL-1). */
const report = await checkInvariants(process.env['DATABASE_URL'] ?? '', [
  ...coursesInvariants,
  ...communityInvariants,
  ...postingsInvariants,
  ...opportunitiesInvariants,
  ...skillsInvariants,
  ...vrInvariants,
]);
console.log(JSON.stringify(report));
process.exitCode = report.pass ? 0 : 1;
