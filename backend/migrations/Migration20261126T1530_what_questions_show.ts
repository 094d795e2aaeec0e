import { Migration } from '@mikro-orm/migrations';

/** Which skill a question shows and which lesson it rests on; draws by skill (QB-1, QB-2, EVD-2). */
export class Migration20261126T1530_what_questions_show extends Migration {
  override up(): void {
    this.addSql(`
      alter table questions
        add column skill_id text,
        add column lesson_id uuid,
        add constraint questions_skill_id_foreign foreign key (skill_id) references skills (id) on delete set null,
        add constraint questions_lesson_id_foreign foreign key (lesson_id) references lessons (id) on delete set null
    `);
    this.addSql(`create index questions_skill_id_index on questions (skill_id)`);
    this.addSql(`create index questions_lesson_id_index on questions (lesson_id)`);
    this.addSql(`
      alter table quiz_parts
        add column skill_id text,
        add constraint quiz_parts_skill_id_foreign foreign key (skill_id) references skills (id) on delete restrict,
        drop constraint quiz_parts_kind_check,
        add constraint quiz_parts_kind_check check (
          num_nonnulls(question_id, bank_id) = 1 and (bank_id is null) = (count is null)
          and (bank_id is not null or num_nonnulls(tag, difficulty, skill_id) = 0))
    `);
    this.addSql(`create index quiz_parts_skill_id_index on quiz_parts (skill_id)`);
  }

  override down(): void {
    this.addSql(`alter table quiz_parts drop constraint quiz_parts_kind_check, drop column skill_id`);
    this.addSql(`
      alter table quiz_parts add constraint quiz_parts_kind_check check (
        num_nonnulls(question_id, bank_id) = 1 and (bank_id is null) = (count is null)
        and (bank_id is not null or num_nonnulls(tag, difficulty) = 0))
    `);
    this.addSql(`alter table questions drop column skill_id, drop column lesson_id`);
  }
}
