import type { IncomingHttpHeaders } from 'node:http';
import type { PostStanding } from '../post.policy.js';

/** What a call says of itself. */
interface Call {
  method: string;
  headers: IncomingHttpHeaders;
}

/** How browsers say that they fetch what nobody looks at yet. */
const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Whether somebody reads what the call asks for: neither a question about it nor something fetched ahead (COM-11). */
export const isReading = ({ method, headers }: Call): boolean =>
  method === 'GET' && !purposes.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));

/** Whether it counts that somebody reads a discussion: others than its author, where everybody sees it (COM-11). */
export const countsAsView = (discussion: PostStanding, readerId: string): boolean =>
  discussion.status === 'visible' && discussion.userId !== readerId;

/** The day of a moment, by its first moment in UTC. */
export const dayOf = (moment: Date): Date => new Date(moment.toISOString().slice(0, 10));
