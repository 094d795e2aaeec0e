import { Migration } from '@mikro-orm/migrations';

/** What programs of the organisation see of a record: other values of these columns are a change for them. */
const shown = {
  users: ['email', 'first_name', 'last_name', 'name_ar', 'name_en', 'role', 'suspended_at'],
  enrollments: ['progress', 'completed_at'],
  certificates: ['user_id', 'status', 'revoked_at', 'superseded_by', 'holder_name_ar', 'holder_name_en'],
  courses: [
    'slug',
    'title_ar',
    'title_en',
    'category_id',
    'difficulty',
    'duration_hours',
    'lessons_count',
    'price',
    'is_published',
    'is_in_preparation',
    'published_at',
  ],
};

/**
 * When a record last changed for who copies it, whichever part of the code changed it (API-8). Rows that are there count
 * as changed now: a program that copies them starts with all of them anyway.
 */
export class Migration20261122T0391_changed_at extends Migration {
  override up(): void {
    this.addSql(`
      create function note_change() returns trigger language plpgsql as $body$
      begin
        new.changed_at := now();
        return new;
      end
      $body$
    `);
    for (const [table, columns] of Object.entries(shown)) {
      this.addSql(`alter table ${table} add column changed_at timestamptz(3) not null default now()`);
      this.addSql(`create index ${table}_changed_at_index on ${table} (changed_at, id)`);
      this.addSql(`
        create trigger ${table}_note_change before update of ${columns.join(', ')} on ${table}
        for each row when ((${of('old', columns)}) is distinct from (${of('new', columns)}))
        execute function note_change()
      `);
    }
  }

  override down(): void {
    for (const table of Object.keys(shown).reverse()) {
      this.addSql(`drop trigger ${table}_note_change on ${table}`);
      this.addSql(`alter table ${table} drop column changed_at`);
    }
    this.addSql(`drop function note_change()`);
  }
}

const of = (row: 'old' | 'new', columns: string[]): string => columns.map((column) => `${row}.${column}`).join(', ');
