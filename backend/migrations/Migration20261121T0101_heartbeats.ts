import { Migration } from '@mikro-orm/migrations';

/** In which minutes a server answered, and how many requests failed: uptime and error rate (DSH-4). */
export class Migration20261121T0101_heartbeats extends Migration {
  override up(): void {
    this.addSql(`
      create table heartbeats (
        minute timestamptz(3) primary key,
        requests integer not null default 0,
        failures integer not null default 0
      )
    `);
  }

  override down(): void {
    this.addSql(`drop table heartbeats`);
  }
}
