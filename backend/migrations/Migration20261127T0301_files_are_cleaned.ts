import { Migration } from '@mikro-orm/migrations';

/** Since when a stored file tells nothing of where its camera stood; until then `npm run files:clean` has it before it (SEC-15). */
export class Migration20261127T0301_files_are_cleaned extends Migration {
  override up(): void {
    this.addSql('alter table stored_files add column cleaned_at timestamptz(3)');
    this.addSql('create index stored_files_uncleaned_index on stored_files (id) where cleaned_at is null');
  }

  override down(): void {
    this.addSql('alter table stored_files drop column cleaned_at');
  }
}
