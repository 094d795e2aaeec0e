import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, moment } from '#platform/database/columns';

/** Table `project_runs`: who works on which project of the workshop, each once (WRK-1). */
export const ProjectRunSchema = defineEntity({
  name: 'ProjectRun',
  tableName: 'project_runs',
  uniques: [{ name: 'project_runs_user_id_project_id_unique', properties: ['userId', 'projectId'] }],
  checks: [{ name: 'project_runs_shown_check', expression: 'not is_shown or completed_at is not null' }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    /** One of `projectIds`. */
    projectId: p.text(),
    startedAt: createdAt(),
    completedAt: moment().nullable(),
    /** On the owner's public page and CV. */
    isShown: p.boolean().default(false),
  },
});

export class ProjectRun extends ProjectRunSchema.class {
  /** True where this finished the project: a second time does not. */
  complete(now: Date): boolean {
    if (this.completedAt) return false;
    this.completedAt = now;
    return true;
  }
}
ProjectRunSchema.setClass(ProjectRun);
