import { Migration } from '@mikro-orm/migrations';

/** What a search shows of assignments is read from their rows, and was up to a minute old after a change (SRCH-2, ADR 71). */
export class Migration20261127T0901_assignments_are_watched extends Migration {
  override up(): void {
    this.addSql(
      'create trigger shared_answers_changed after insert or update or delete or truncate on assignments for each statement execute function shared_answers_changed()',
    );
  }

  override down(): void {
    this.addSql('drop trigger shared_answers_changed on assignments');
  }
}
