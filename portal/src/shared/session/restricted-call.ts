import { memberAccess } from '@masar/contracts';
import type { Role } from '@masar/domain';

/** A call that only some roles may make, in the contract's words: 'POST /api/jobs'. */
export type RestrictedCall = keyof typeof memberAccess;

/** Whose role may make the call, as its route in the server says. */
export const rolesOf = (call: RestrictedCall): readonly Role[] => memberAccess[call];
