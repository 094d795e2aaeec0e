import { Migration } from '@mikro-orm/migrations';

const columns = `
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  event text not null,
  metadata jsonb,
  session_id text,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null default now()
`;
const indexes = {
  user_id_created_at: 'user_id, created_at desc',
  event_created_at: 'event, created_at desc',
  created_at: 'created_at desc, id desc',
};

/**
 * Events of use stand in a partition for each month (SCL-1, ADR 108). What was there becomes one partition, up to the end
 * of this month: its rows stay where they are, and its indexes but the key serve on.
 */
export class Migration20261126T1630_analytics_by_months extends Migration {
  override up(): void {
    this.addSql(`alter table analytics rename to analytics_before`);
    this.addSql(`alter table analytics_before drop constraint analytics_pkey`);
    this.addSql(`alter table analytics_before rename constraint analytics_user_id_foreign to analytics_before_user`);
    for (const name of Object.keys(indexes))
      this.addSql(`alter index analytics_${name}_index rename to analytics_before_${name}`);
    this.addSql(`create table analytics (${columns}, primary key (id, created_at)) partition by range (created_at)`);
    this.finish();
    this.addSql(`create table analytics_rest partition of analytics default`);
    this.addSql(`
      do $$
      declare
        ending timestamptz := (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC';
      begin
        if not exists (select from analytics_before) then
          drop table analytics_before;
          return;
        end if;
        execute format('alter table analytics_before add constraint until_then check (created_at < %L)', ending);
        execute format('alter table analytics attach partition analytics_before for values from (minvalue) to (%L)',
          ending);
        alter table analytics_before drop constraint until_then;
      end $$
    `);
  }

  override down(): void {
    this.addSql(`alter table analytics rename to analytics_in_parts`);
    this.addSql(`alter table analytics_in_parts rename constraint analytics_pkey to analytics_parts_pkey`);
    this.addSql(`alter table analytics_in_parts drop constraint analytics_user_id_foreign`);
    for (const name of Object.keys(indexes)) this.addSql(`drop index analytics_${name}_index`);
    this.addSql(`create table analytics (${columns}, primary key (id))`);
    this.addSql(`insert into analytics select * from analytics_in_parts`);
    this.addSql(`drop table analytics_in_parts`);
    this.finish();
  }

  private finish(): void {
    this.addSql(`
      alter table analytics add constraint analytics_user_id_foreign
        foreign key (user_id) references users (id) on delete set null
    `);
    for (const [name, of] of Object.entries(indexes))
      this.addSql(`create index analytics_${name}_index on analytics (${of})`);
  }
}
