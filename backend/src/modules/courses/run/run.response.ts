import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import { DecimalOut, OneOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';
import type { RunRow } from './run.queries.js';

export class RunCertificateResponse {
  @UuidOut() id!: string;
  @TextOut() verificationCode!: string;
  @DecimalOut({ nullable: true, description: 'Percent; null where nothing was graded' }) grade!: string | null;
}

/** One run of somebody through a course (RUN-1). */
export class RunResponse {
  @UuidOut({ description: 'Of the enrolment' }) id!: string;
  @DecimalOut({ description: 'Percent' }) progress!: string;
  @TimeOut() enrolledAt!: string;
  @TimeOut({ nullable: true }) completedAt!: string | null;
  @TimeOut({ nullable: true, description: 'When the next run began; null of the current one' }) endedAt!: string | null;
  @OneOut(() => RunCertificateResponse, { nullable: true, description: 'The valid one that it earned' })
  certificate!: RunCertificateResponse | null;
}

export const toRun = (row: RunRow): RunResponse => ({
  id: row.id,
  progress: row.progress,
  enrolledAt: isoTime(row.enrolled_at),
  completedAt: isoTimeOrNull(row.completed_at),
  endedAt: isoTimeOrNull(row.ended_at),
  certificate: row.certificate && {
    id: row.certificate.id,
    verificationCode: row.certificate.verificationCode,
    grade: row.certificate.grade,
  },
});
