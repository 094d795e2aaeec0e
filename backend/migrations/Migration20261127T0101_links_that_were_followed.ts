import { Migration } from '@mikro-orm/migrations';

/**
 * Two more purposes of mailed links: the link of a registration is remembered once it was followed, so that its second
 * click is told so, and an address that an administrator asked for is told from one that a session asked for (AUTH-9,
 * AUTH-13).
 */
export class Migration20261127T0101_links_that_were_followed extends Migration {
  override up(): void {
    this.purposes(`'invitation', 'reset-password', 'change-email', 'assigned-email', 'sign-in-pass', 'registration'`);
  }

  override down(): void {
    this.addSql(`delete from account_tokens where purpose in ('assigned-email', 'registration')`);
    this.purposes(`'invitation', 'reset-password', 'change-email', 'sign-in-pass'`);
  }

  private purposes(list: string): void {
    this.addSql(`alter table account_tokens drop constraint account_tokens_purpose_check`);
    this.addSql(
      `alter table account_tokens add constraint account_tokens_purpose_check check (purpose in (${list})) not valid`,
    );
    this.addSql(`alter table account_tokens validate constraint account_tokens_purpose_check`);
  }
}
