import type { SkillSource } from '@masar/domain';
import { DomainEvent } from '#platform/events/domain-event';

/** A person holds a skill from a source now, or at another level than before. */
export class SkillAcquired extends DomainEvent {
  readonly name = 'skills.skill_acquired';
  constructor(
    readonly userId: string,
    readonly skillId: string,
    readonly source: SkillSource,
    readonly level: number,
  ) {
    super();
  }
}
