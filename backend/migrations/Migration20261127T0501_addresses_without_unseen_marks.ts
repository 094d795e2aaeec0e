import { Migration } from '@mikro-orm/migrations';

/** As `typedMailAddress` cleans what is typed; whole here, for a migration goes on doing what it once did. */
const marks =
  '[\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB]';
const clean = (column: string) =>
  `lower(translate(regexp_replace(${column}, '${marks}', '', 'g'), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'))`;

/**
 * Addresses that were kept with marks nobody sees or with Eastern digits, so that no mail reached them and who typed the
 * plain address was told that nobody has it (AUTH-2). An account whose plain address is another's keeps its own: which of
 * the two a person wants, no migration can know.
 */
export class Migration20261127T0501_addresses_without_unseen_marks extends Migration {
  override up(): void {
    this.cleanOnce('users');
    this.cleanOnce('newsletter_subscriptions');
    this.cleanOnce('course_places', 'course_id');
  }

  override down(): void {
    // The marks are of no use to anybody.
  }

  /** Of several rows that would become one, the first gets the address, where none has it yet. */
  private cleanOnce(table: string, within = `''`): void {
    this.addSql(`
      with marked as (
        select id, ${clean('email')} as plain, ${within} as within,
          row_number() over (partition by ${clean('email')}, ${within} order by created_at, id) as place
        from ${table} where email ~ '${marks}|[٠-٩۰-۹]'
      )
      update ${table} t set email = marked.plain from marked
      where t.id = marked.id and marked.place = 1
        and not exists (
          select 1 from ${table} other where lower(other.email) = marked.plain and ${within === `''` ? 'true' : `other.${within} = marked.within`}
        )
    `);
  }
}
