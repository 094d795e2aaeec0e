import type pg from 'pg';

const common = [
  ...['برمجة', 'تصميم', 'مشروع', 'عمل', 'فريق', 'سؤال', 'درس', 'كيف', 'أول', 'تطبيق', 'موقع', 'بيانات', 'واجهة'],
  ...['تسويق', 'لغة', 'تعلم', 'وظيفة', 'مقابلة', 'خبرة', 'شهادة', 'اختبار', 'خطأ', 'حل', 'ملف', 'صورة', 'وقت'],
  ...['design', 'code', 'project', 'work', 'team', 'error', 'javascript', 'python', 'page', 'data', 'portfolio'],
];

/** How many different words people write. */
const vocabulary = 20_000;

/** `pg_temp.words(seed, count)`: words as chance takes them, common ones often. */
export async function makeWords(client: pg.Client): Promise<void> {
  const chance = '(hashint8(seed * 64 + k) & 2147483647) / 2147483648.0';
  const list = common.map((word) => client.escapeLiteral(word)).join(', ');
  await client.query(`
    create function pg_temp.words(seed bigint, count int) returns text language sql immutable as $$
      select string_agg(coalesce((array[${list}])[n + 1],
               translate(to_hex(65536 + n * 37), '0123456789abcdef', 'بتثجحخدذرزسشصضطظ')), ' ' order by k)
        from (select k, floor(${vocabulary} * power(${chance}, 3))::int as n from generate_series(1, count) as k) as drawn
    $$`);
}
