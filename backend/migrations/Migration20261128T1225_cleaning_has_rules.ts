import { Migration } from '@mikro-orm/migrations';

/** Which rules a stored file was cleaned by, so that `npm run files:clean` looks again where there are newer ones (SEC-15). */
export class Migration20261128T1225_cleaning_has_rules extends Migration {
  override up(): void {
    this.addSql('alter table stored_files add column cleaned_by smallint');
    this.addSql('drop index stored_files_uncleaned_index');
  }

  override down(): void {
    this.addSql('create index stored_files_uncleaned_index on stored_files (id) where cleaned_at is null');
    this.addSql('alter table stored_files drop column cleaned_by');
  }
}
