import { DomainEvent } from '#platform/events/domain-event';

/** A vacancy can be applied to, for the first time or again, or asks for other skills than before. */
export class JobOpened extends DomainEvent {
  readonly name = 'jobs.job_opened';
  constructor(readonly jobId: string) {
    super();
  }
}
