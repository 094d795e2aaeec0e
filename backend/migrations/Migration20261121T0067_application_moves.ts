import { Migration } from '@mikro-orm/migrations';

const statuses = `('pending', 'in_review', 'accepted', 'rejected', 'withdrawn', 'completed')`;

/** The timeline of every application, whatever its kind (OPP-3). */
export class Migration20261121T0067_application_moves extends Migration {
  override up(): void {
    this.addSql(`
      create table application_moves (
        id uuid default gen_random_uuid() primary key,
        kind text not null,
        application_id uuid,
        job_application_id uuid,
        service_request_id uuid,
        from_status text,
        to_status text not null,
        moved_by uuid,
        note text,
        created_at timestamptz(3) not null default now(),
        constraint application_moves_application_id_foreign foreign key (application_id)
          references applications (id) on delete cascade,
        constraint application_moves_job_application_id_foreign foreign key (job_application_id)
          references job_applications (id) on delete cascade,
        constraint application_moves_service_request_id_foreign foreign key (service_request_id)
          references service_requests (id) on delete cascade,
        constraint application_moves_moved_by_foreign foreign key (moved_by) references users (id) on delete set null,
        constraint application_moves_kind_check check (kind in ('opportunity', 'job', 'service')),
        constraint application_moves_from_status_check check (from_status in ${statuses}),
        constraint application_moves_to_status_check check (to_status in ${statuses}),
        constraint application_moves_of_one_check check (
          num_nonnulls(application_id, job_application_id, service_request_id) = 1
        )
      )
    `);
    for (const column of ['application_id', 'job_application_id', 'service_request_id']) {
      this.addSql(`create index application_moves_${column}_index on application_moves (${column}, created_at, id)`);
    }
    this.addSql(`create index application_moves_moved_by_index on application_moves (moved_by)`);
  }

  override down(): void {
    this.addSql(`drop table application_moves`);
  }
}
