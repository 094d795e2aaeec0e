import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database';
import type { WorkshopTables } from '../workshop.tables.js';

/** How far somebody is with a project. */
export interface RunRow {
  project_id: string;
  started_at: Date | string;
  completed_at: Date | string | null;
  is_shown: boolean;
}

export interface StepRow {
  project_id: string;
  step_id: string;
  notes: string;
  evidence_url: string | null;
  completed_at: Date | string | null;
  file_id: string | null;
  file_name: string | null;
  file_size: number | null;
  file_mime_type: string | null;
}

/** What a person did in the workshop; the projects themselves are code. */
@Injectable()
export class ProjectQueries {
  constructor(private readonly database: ReadDatabase) {}

  async runsOf(userId: string): Promise<RunRow[]> {
    return this.database
      .over<WorkshopTables>()
      .selectFrom('project_runs')
      .select(['project_id', 'started_at', 'completed_at', 'is_shown'])
      .where('user_id', '=', userId)
      .execute();
  }

  async stepsOf(userId: string): Promise<StepRow[]> {
    return this.database
      .over<WorkshopTables>()
      .selectFrom('project_steps as s')
      .leftJoin('stored_files as f', 'f.id', 's.evidence_file_id')
      .select(['s.project_id', 's.step_id', 's.notes', 's.evidence_url', 's.completed_at'])
      .select(['f.id as file_id', 'f.name as file_name', 'f.size as file_size', 'f.mime_type as file_mime_type'])
      .where('s.user_id', '=', userId)
      .execute() as Promise<StepRow[]>;
  }
}
