import { CountOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

export const failedTaskStatuses = ['failed', 'waiting'] as const;
export type FailedTaskStatus = (typeof failedTaskStatuses)[number];

/** Background work that went wrong: what it is and why, never for whom or with which words. */
export class FailedTaskRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @TextOut({ example: 'mail.send' }) kind!: string;
  @WordOut(failedTaskStatuses, { description: '`failed` for good, or `waiting` for its next attempt' })
  status!: FailedTaskStatus;
  @CountOut() attempts!: number;
  @TextOut({ nullable: true, description: 'Why the latest attempt failed; addresses and numbers are taken out' })
  failure!: string | null;
  @TimeOut({ nullable: true, description: 'When it was given up; null while it waits' }) failedAt!: string | null;
  @TimeOut({ description: 'When it is or was due' }) dueAt!: string;
  @TimeOut() createdAt!: string;
}
