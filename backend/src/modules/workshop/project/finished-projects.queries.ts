import type { ProjectId } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import { projectOf } from '../catalogue/project-catalogue.js';
import type { WorkshopTables } from '../workshop.tables.js';

/** A finished project as its owner shows it. */
export interface FinishedProject {
  id: ProjectId;
  title: LocalizedText;
  skills: readonly LocalizedText[];
  /** Links that the owner gave as evidence, in the order of the steps. */
  links: string[];
  completedAt: string;
}

/** What people put on their public page and CV (WRK-1, PRF-3). */
@Injectable()
export class FinishedProjects {
  constructor(private readonly database: ReadDatabase) {}

  /** The latest first. */
  async shownBy(userId: string): Promise<FinishedProject[]> {
    const rows = await this.database
      .over<WorkshopTables>()
      .selectFrom('project_runs as r')
      .leftJoin('project_steps as s', (join) =>
        join
          .onRef('s.user_id', '=', 'r.user_id')
          .onRef('s.project_id', '=', 'r.project_id')
          .on('s.evidence_url', 'is not', null),
      )
      .select(['r.project_id', 'r.completed_at', 's.step_id', 's.evidence_url'])
      .where('r.user_id', '=', userId)
      .where('r.is_shown', '=', true)
      .orderBy('r.completed_at', 'desc')
      .execute();
    const ids = [...new Set(rows.map((row) => row.project_id))];
    return ids.flatMap((id) => {
      const project = projectOf(id);
      const own = rows.filter((row) => row.project_id === id);
      const completedAt = own[0]?.completed_at;
      if (!project || !completedAt) return [];
      const links = project.steps.flatMap((step) => own.find((row) => row.step_id === step.id)?.evidence_url ?? []);
      const { title, skills } = project;
      return [{ id: project.id, title, skills, links, completedAt: isoTime(completedAt) }];
    });
  }
}
