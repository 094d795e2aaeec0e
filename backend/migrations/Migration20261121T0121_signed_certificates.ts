import { Migration } from '@mikro-orm/migrations';

/**
 * What the QR code of a certificate proves without network; older certificates keep the code that they have (CRT-8).
 * And the order of the public list of those that ended (CRT-5).
 */
export class Migration20261121T0121_signed_certificates extends Migration {
  override up(): void {
    this.addSql(`alter table certificates add column signed_summary text`);
    this.addSql(
      `create index certificates_ended_index on certificates (revoked_at, id) where status = any (array['revoked', 'superseded'])`,
    );
  }

  override down(): void {
    this.addSql(`drop index certificates_ended_index`);
    this.addSql(`alter table certificates drop column signed_summary`);
  }
}
