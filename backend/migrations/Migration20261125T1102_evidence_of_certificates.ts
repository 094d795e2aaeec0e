import { Migration } from '@mikro-orm/migrations';

/** How what a certificate says was shown; none on those from before, which keep their text (EVD-4). */
export class Migration20261125T1102_evidence_of_certificates extends Migration {
  override up(): void {
    this.addSql(`
      alter table certificates
        add evidence text,
        add constraint certificates_evidence_check check (evidence in ('A', 'B', 'C'))
    `);
  }

  override down(): void {
    this.addSql(`alter table certificates drop column evidence`);
  }
}
