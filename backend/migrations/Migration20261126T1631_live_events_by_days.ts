import { Migration } from '@mikro-orm/migrations';

const columns = `
  id uuid not null default gen_random_uuid(),
  topics text[] not null,
  kind text not null,
  ids jsonb not null,
  is_guarded boolean not null default false,
  written_in bigint not null,
  horizon bigint not null,
  created_at timestamptz(3) not null default now()
`;
const indexed = ['written_in', 'created_at'];

/** News for open screens stand in a partition for each day (SCL-1, ADR 108); a day of them is there to carry over. */
export class Migration20261126T1631_live_events_by_days extends Migration {
  override up(): void {
    this.setAside();
    this.addSql(`create table live_events (${columns}, primary key (id, created_at)) partition by range (created_at)`);
    this.addSql(`create table live_events_rest partition of live_events default`);
    this.carryOver();
  }

  override down(): void {
    this.setAside();
    this.addSql(`create table live_events (${columns}, primary key (id))`);
    this.carryOver();
  }

  private setAside(): void {
    this.addSql(`alter table live_events rename to live_events_before`);
    this.addSql(`alter table live_events_before rename constraint live_events_pkey to live_events_before_pkey`);
    for (const column of indexed) this.addSql(`drop index live_events_${column}_index`);
  }

  private carryOver(): void {
    this.addSql(`insert into live_events select * from live_events_before`);
    this.addSql(`drop table live_events_before`);
    for (const column of indexed) this.addSql(`create index live_events_${column}_index on live_events (${column})`);
  }
}
