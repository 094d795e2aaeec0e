import type { ProjectId } from '@masar/domain';
import { DomainEvent } from '#platform/events/domain-event';

/** Somebody finished every step of a project, for the first time (WRK-1). */
export class ProjectCompleted extends DomainEvent {
  readonly name = 'workshop.project_completed';
  constructor(
    readonly userId: string,
    readonly projectId: ProjectId,
  ) {
    super();
  }
}
