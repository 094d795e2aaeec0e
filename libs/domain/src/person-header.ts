/** Names by id whose deed a call is; the server refuses it in the session of anybody else (PERF-5). */
export const personHeader = 'masar-person';
