import { courseInvariants } from './course/course.invariants.js';
import { enrollmentInvariants } from './enrollment/enrollment.invariants.js';
import { placeInvariants } from './place/place.invariants.js';
import { runInvariants } from './run/run.invariants.js';

/** Everything that this module's rows must agree on; `npm run invariants` checks it (REL-1). */
export const coursesInvariants = [...courseInvariants, ...enrollmentInvariants, ...runInvariants, ...placeInvariants];
