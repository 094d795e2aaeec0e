import { Migration } from '@mikro-orm/migrations';

/**
 * No statement, lock wait or idle transaction of this role lasts for ever (REL-5). Set on the role, because a pooler
 * such as PgBouncer refuses these as options of a connection. A later migration that must take longer says
 * `set local statement_timeout = 0` itself.
 */
export class Migration20261121T0023_role_timeouts extends Migration {
  override up(): void {
    this.addSql(`alter role current_user set statement_timeout = '15s'`);
    this.addSql(`alter role current_user set lock_timeout = '5s'`);
    this.addSql(`alter role current_user set idle_in_transaction_session_timeout = '30s'`);
  }

  override down(): void {
    this.addSql(`alter role current_user reset statement_timeout`);
    this.addSql(`alter role current_user reset lock_timeout`);
    this.addSql(`alter role current_user reset idle_in_transaction_session_timeout`);
  }
}
