import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment, updatedAt } from '#platform/database/columns';

/** Table `project_steps`: what somebody noted, showed and finished in a step (WRK-1). */
export const ProjectStepSchema = defineEntity({
  name: 'ProjectStepRecord',
  tableName: 'project_steps',
  indexes: [listIndex('project_steps', 'evidence_file_id', 'evidence_file_id')],
  uniques: [{ name: 'project_steps_user_id_project_id_step_id_unique', properties: ['userId', 'projectId', 'stepId'] }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    projectId: p.text(),
    stepId: p.text(),
    notes: p.text().default(''),
    evidenceUrl: p.text().nullable(),
    evidenceFileId: idOf('stored_files', 'set null').nullable(),
    completedAt: moment().nullable(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});

export class ProjectStepRecord extends ProjectStepSchema.class {
  /** One-way: a step that is done stays done. */
  complete(now: Date): void {
    this.completedAt ??= now;
  }
}
ProjectStepSchema.setClass(ProjectStepRecord);
