import { Migration } from '@mikro-orm/migrations';

const words = String.raw`array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(coalesce(email, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(name_ar, '') || ' ' || coalesce(name_en, '')), 'أإآٱىیئةؤک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اااايييهوك01234567890123456789'), '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u060C\u060D\u061B-\u061F\u066A-\u066D\u06D4\u2000-\u206F\u20A0-\u20CF\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u303F\uFD3E\uFD3F]+'), ''))`;

/** Words of people that begin like a number or look like an address stay whole, and are found (CON-1, NTF-1). */
export class Migration20261127T1230_people_by_words_like_numbers extends Migration {
  override up(): void {
    this.addSql(`create index users_name_words_index on users using gin (${words})`);
    this.addSql(`drop index users_words_index`);
  }

  override down(): void {
    this.addSql(
      `create index users_words_index on users using gin (to_tsvector('simple', translate(lower(coalesce(email, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(name_ar, '') || ' ' || coalesce(name_en, '')), 'أإآٱىةؤئ@._-+', 'اااايهوي     ')))`,
    );
    this.addSql(`drop index users_name_words_index`);
  }
}
