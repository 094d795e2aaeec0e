import { Migration } from '@mikro-orm/migrations';

/** Who issued a certificate is frozen with it; those that stand were issued under the product's own name (CRT-1). */
export class Migration20261121T0113_issuer_of_certificates extends Migration {
  override up(): void {
    this.addSql(`
      alter table certificates
        add column issuer_name_ar text not null default 'مسار',
        add column issuer_name_en text not null default 'Masar'
    `);
  }

  override down(): void {
    this.addSql(`alter table certificates drop column issuer_name_ar, drop column issuer_name_en`);
  }
}
