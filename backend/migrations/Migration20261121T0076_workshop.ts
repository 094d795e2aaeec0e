import { Migration } from '@mikro-orm/migrations';

/** Who works on which project, and how far each step is (WRK-1). */
export class Migration20261121T0076_workshop extends Migration {
  override up(): void {
    this.addSql(`
      create table project_runs (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        project_id text not null,
        started_at timestamptz(3) not null default now(),
        completed_at timestamptz(3),
        is_shown boolean not null default false,
        constraint project_runs_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint project_runs_user_id_project_id_unique unique (user_id, project_id),
        constraint project_runs_shown_check check (not is_shown or completed_at is not null)
      )
    `);
    this.addSql(`
      create table project_steps (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        project_id text not null,
        step_id text not null,
        notes text not null default '',
        evidence_url text,
        evidence_file_id uuid,
        completed_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint project_steps_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint project_steps_evidence_file_id_foreign foreign key (evidence_file_id)
          references stored_files (id) on delete set null,
        constraint project_steps_user_id_project_id_step_id_unique unique (user_id, project_id, step_id)
      )
    `);
    this.addSql(`create index project_steps_evidence_file_id_index on project_steps (evidence_file_id)`);
  }

  override down(): void {
    this.addSql(`drop table project_steps`);
    this.addSql(`drop table project_runs`);
  }
}
