/** Calls that their caller has to have confirmed in the last minutes (AUTH-12). Sorted by path. */
export const confirmedCalls = ['POST /api/auth/access-tokens'];
