import { Migration } from '@mikro-orm/migrations';

const foreign = (table: string) =>
  `uuid null constraint ${table}_course_id_foreign references courses (id) on delete cascade`;

/** Final assessments of courses: papers, rules and parts belong to a lesson's quiz or, without a lesson, to a course (EVD-3). */
export class Migration20261126T1100_final_assessments extends Migration {
  override up(): void {
    this.addSql(`alter table papers alter column lesson_id drop not null`);
    this.addSql(`create unique index papers_one_open_final_unique on papers (user_id, course_id)
      where lesson_id is null and submitted_at is null`);
    this.addSql(`create unique index papers_final_number_unique on papers (user_id, course_id, number)
      where lesson_id is null`);

    this.addSql(`alter table learning_signs alter column lesson_id drop not null`);
    this.addSql(`create unique index learning_signs_final_unique on learning_signs (user_id, course_id, kind)
      where lesson_id is null`);

    this.addSql(`alter table quiz_rules alter column lesson_id drop not null,
      add column course_id ${foreign('quiz_rules')},
      add constraint quiz_rules_course_id_unique unique (course_id),
      add constraint quiz_rules_place_check check (num_nonnulls(lesson_id, course_id) = 1),
      add constraint quiz_rules_final_check check (course_id is null or not is_practice)`);

    this.addSql(`alter table quiz_parts alter column lesson_id drop not null,
      add column course_id ${foreign('quiz_parts')},
      add constraint quiz_parts_course_id_place_unique unique (course_id, place),
      add constraint quiz_parts_course_id_question_id_unique unique (course_id, question_id),
      add constraint quiz_parts_of_check check (num_nonnulls(lesson_id, course_id) = 1)`);

    this.addSql(`alter table attempt_requests alter column lesson_id drop not null,
      add column course_id ${foreign('attempt_requests')},
      add constraint attempt_requests_of_check check (num_nonnulls(lesson_id, course_id) = 1)`);
    this.addSql(`create index attempt_requests_course_id_index on attempt_requests (course_id)`);
    this.addSql(`create unique index attempt_requests_one_asked_final_unique on attempt_requests (user_id, course_id)
      where state = 'asked' and course_id is not null`);

    this.addSql(`alter table grade_categories drop constraint grade_categories_takes_check,
      add constraint grade_categories_takes_check check (takes in ('quiz', 'assignment', 'final'))`);
    this.addSql(`alter table grade_items drop constraint grade_items_kind_check,
      add constraint grade_items_kind_check check (kind in ('quiz', 'assignment', 'final', 'manual'))`);
    this.addSql(`create unique index grade_items_one_final_unique on grade_items (course_id) where kind = 'final'`);
  }

  override down(): void {
    this.addSql(`drop index grade_items_one_final_unique`);
    this.addSql(`delete from grade_items where kind = 'final'`);
    this.addSql(`update grade_categories set takes = null where takes = 'final'`);
    this.addSql(`alter table grade_items drop constraint grade_items_kind_check,
      add constraint grade_items_kind_check check (kind in ('quiz', 'assignment', 'manual'))`);
    this.addSql(`alter table grade_categories drop constraint grade_categories_takes_check,
      add constraint grade_categories_takes_check check (takes in ('quiz', 'assignment'))`);
    for (const index of ['learning_signs_final_unique', 'papers_final_number_unique', 'papers_one_open_final_unique'])
      this.addSql(`drop index ${index}`);
    for (const table of ['attempt_requests', 'quiz_parts', 'quiz_rules', 'learning_signs', 'papers'])
      this.addSql(`delete from ${table} where lesson_id is null`);
    for (const table of ['attempt_requests', 'quiz_parts', 'quiz_rules'])
      this.addSql(`alter table ${table} drop column course_id`);
    for (const table of ['attempt_requests', 'quiz_parts', 'quiz_rules', 'learning_signs', 'papers'])
      this.addSql(`alter table ${table} alter column lesson_id set not null`);
  }
}
