import { Migration } from '@mikro-orm/migrations';

/** Counters of the rate limiter (AUTH-6), in the form that rate-limiter-flexible reads and writes. */
export class Migration20261121T0024_rate_limits extends Migration {
  override up(): void {
    this.addSql(
      `create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    );
    this.addSql(`create index rate_limits_expire_index on rate_limits (expire)`);
  }

  override down(): void {
    this.addSql(`drop table rate_limits`);
  }
}
