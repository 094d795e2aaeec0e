import { examinedGrade } from '@masar/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type LearnersCourse, type RunCertificate, RunEnded } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { EventBus } from '#platform/events/event-bus';
import type { CertificatesTables } from '../certificates.tables.js';

/** Certificates keep their person and name the run that earned them once it ends (RUN-1). */
@Injectable()
export class CertificatesOfRuns implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly transactions: Transactions,
    private readonly database: ReadDatabase,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(RunEnded, (run) => this.nameRun(run));
  }

  /** The valid ones, of the current run and those that ended. */
  async of({ userId, courseId }: LearnersCourse): Promise<RunCertificate[]> {
    const rows = await this.database
      .over<CertificatesTables>()
      .selectFrom('certificates')
      .select([
        'id',
        'grade',
        'evidence',
        'ended_enrollment_id as endedEnrollmentId',
        'verification_code as verificationCode',
      ])
      .where('user_id', '=', userId)
      .where('course_id', '=', courseId)
      .where('status', 'in', ['pending', 'verified'])
      .execute();
    return rows.map(({ evidence, grade, ...row }) => ({ ...row, grade: examinedGrade(evidence, grade) }));
  }

  private async nameRun({ userId, courseId, endedEnrollmentId }: RunEnded): Promise<void> {
    await this.transactions
      .required()
      .em.getKysely<CertificatesTables>()
      .updateTable('certificates')
      .set({ ended_enrollment_id: endedEnrollmentId })
      .where('user_id', '=', userId)
      .where('course_id', '=', courseId)
      .where('ended_enrollment_id', 'is', null)
      .execute();
  }
}
