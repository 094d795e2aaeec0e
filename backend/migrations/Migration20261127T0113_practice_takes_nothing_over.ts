import { Migration } from '@mikro-orm/migrations';

const kinds = ['several-devices', 'answer-after-end', 'changed-replay'];
const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** Attempts at practice are told apart from those that count, and papers leave further signs (EVD-8). */
export class Migration20261127T0113_practice_takes_nothing_over extends Migration {
  override up(): void {
    this.addSql(`alter table quiz_attempts add column is_practice boolean not null default false`);
    this.addSql(`update quiz_attempts a set is_practice = true from quiz_rules r
      where r.lesson_id = a.lesson_id and r.is_practice and not exists (select from papers p
        where p.user_id = a.user_id and p.lesson_id = a.lesson_id and p.score = a.score)`);
    this.addSql(`alter table learning_signs drop constraint learning_signs_kind_check,
      add constraint learning_signs_kind_check
        check (kind in (${listed([...kinds, 'empty-paper', 'one-line-account', 'known-key'])}))`);
  }

  override down(): void {
    this.addSql(`delete from learning_signs where kind not in (${listed(kinds)})`);
    this.addSql(`alter table learning_signs drop constraint learning_signs_kind_check,
      add constraint learning_signs_kind_check check (kind in (${listed(kinds)}))`);
    this.addSql(`alter table quiz_attempts drop column is_practice`);
  }
}
