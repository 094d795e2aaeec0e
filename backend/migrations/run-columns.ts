/**
 * The columns with which a row belongs to one run of a course: the current one of `user_id`, or one that ended (ADR 150).
 * Neither constraint reads the rows that are there, none of which is of a run that ended. A large platform adds column
 * and index beforehand, see docs/guides/operations.md.
 */
export const addRunColumns = (table: string): string[] => [
  `alter table ${table} add column if not exists ended_enrollment_id uuid null`,
  `alter table ${table} alter column user_id drop not null,
    add constraint ${table}_ended_enrollment_id_foreign foreign key (ended_enrollment_id)
      references ended_enrollments (id) on delete cascade not valid,
    add constraint ${table}_of_one_run_check check (num_nonnulls(user_id, ended_enrollment_id) = 1) not valid`,
  `create index if not exists ${table}_ended_enrollment_id_index on ${table} (ended_enrollment_id)
    where ended_enrollment_id is not null`,
];

/** What runs that ended left in the table goes: the former build knows none. */
export const dropRunColumns = (table: string): string[] => [
  `delete from ${table} where user_id is null`,
  `alter table ${table} drop constraint ${table}_of_one_run_check, drop column ended_enrollment_id,
    alter column user_id set not null`,
];
