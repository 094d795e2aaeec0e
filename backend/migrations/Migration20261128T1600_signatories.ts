import { Migration } from '@mikro-orm/migrations';

/** Who signs certificates: in the settings for new ones, and on each as it was on its day (PAP-1). */
export class Migration20261128T1600_signatories extends Migration {
  override up(): void {
    this.addSql(`alter table settings
      add column signatory_name_ar text, add column signatory_name_en text,
      add column signatory_office_ar text, add column signatory_office_en text,
      add column signature_id uuid constraint settings_signature_id_foreign references stored_files on delete set null`);
    this.addSql('create index settings_signature_id_index on settings (signature_id)');
    this.addSql(`alter table certificates
      add column signatory jsonb,
      add column signature_id uuid
        constraint certificates_signature_id_foreign references stored_files on delete set null`);
    this.addSql(`create index certificates_signature_id_index on certificates (signature_id)
      where signature_id is not null`);
  }

  override down(): void {
    this.addSql('alter table certificates drop column signatory, drop column signature_id');
    this.addSql(`alter table settings
      drop column signatory_name_ar, drop column signatory_name_en, drop column signatory_office_ar,
      drop column signatory_office_en, drop column signature_id`);
  }
}
