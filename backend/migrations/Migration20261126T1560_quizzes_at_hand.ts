import { Migration } from '@mikro-orm/migrations';

/** What papers are drawn from beside lessons, which are watched already. */
const tables = ['question_banks', 'question_versions', 'questions', 'quiz_parts', 'quiz_rules'];

/** Every process hears of a change of what it keeps of quizzes to begin papers from (SCL-2, ADR 102). */
export class Migration20261126T1560_quizzes_at_hand extends Migration {
  override up(): void {
    for (const table of tables)
      this.addSql(
        `create trigger shared_answers_changed after insert or update or delete or truncate on ${table} for each statement execute function shared_answers_changed()`,
      );
  }

  override down(): void {
    for (const table of tables) this.addSql(`drop trigger shared_answers_changed on ${table}`);
  }
}
