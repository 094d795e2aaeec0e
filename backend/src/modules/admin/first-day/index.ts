export { FirstDayController } from './first-day.controller.js';
export { FirstDayQueries } from './first-day.queries.js';
export { MailboxProof } from './mailbox-proof.js';
