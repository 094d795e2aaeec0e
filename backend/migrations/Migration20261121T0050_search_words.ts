import { Migration } from '@mikro-orm/migrations';

/**
 * Words as a search compares them (SRCH-1), step by step as in libs/domain/src/search. Collation "C" makes them the
 * same on every server, whatever its locale.
 */
export class Migration20261121T0050_search_words extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists pg_trgm`);
    this.addSql(String.raw`
      create function masar_normalize(input text) returns text
      language sql immutable strict parallel safe
      as $body$
        select translate(
          lower(regexp_replace(
            normalize(input, NFKD) collate "C",
            '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u08D3-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+',
            '', 'g')),
          'ٱىیةەکگپچڤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
          'اييههككبجف01234567890123456789')
      $body$
    `);
    this.addSql(String.raw`
      create function masar_stems(input text) returns text[]
      language plpgsql immutable strict parallel safe
      as $body$
      declare
        line text collate "C" := ' ' || masar_normalize(input) || ' ';
      begin
        line := regexp_replace(line, '(?<![a-z0-9+#])[+#]+|(?<![a-z0-9])\.+|\.+(?![a-z0-9])|\++(?=[a-z0-9])', ' ', 'g');
        line := regexp_replace(line,
          '[\u0001-\u0022\u0024-\u002A\u002C\u002D\u002F\u003A-\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u060C\u060D\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u2000-\u206F\u20A0-\u20CF\u2100-\u2BFF\u2E00-\u2E7F\u3000-\u303F\uFD3E\uFD3F\uFE10-\uFE6F\uFFF0-\uFFFF\U0001F000-\U0001FAFF]+',
          ' ', 'g');
        if line ~ '[a-z0-9+#]' then
          line := regexp_replace(line, '([a-z0-9+#.])(?=[^a-z0-9+#. ])', '\1 ', 'g');
          line := regexp_replace(line, '([^a-z0-9+#. ])(?=[a-z0-9+#.])', '\1 ', 'g');
          line := regexp_replace(line, '([a-z]{2})ies ', '\1y ', 'g');
          line := regexp_replace(line, '(ss|sh|ch|x|z)es ', '\1 ', 'g');
          line := regexp_replace(line, '([a-z]{2}[a-hj-rtv-z])s ', '\1 ', 'g');
          line := regexp_replace(line, '([a-z][aeiouy][a-z]*(?:b(?=b)|d(?=d)|g(?=g)|m(?=m)|n(?=n)|p(?=p)|r(?=r)|t(?=t)))[bdgmnprt](?:ing|ed) ', '\1 ', 'g');
          line := regexp_replace(line, '([a-z][aeiouy][a-z]+)(?:ing|ed) ', '\1 ', 'g');
          line := regexp_replace(line, '([a-z]{3})e ', '\1 ', 'g');
        end if;
        if line ~ '[ء-ي]' then
          line := regexp_replace(line, ' (?:و?(?:بال|كال|فال|ال|لل))+(?=[ء-ي]{3})', ' ', 'g');
          line := regexp_replace(line, '([ء-ي]{3})(?:ها|ان|ات|ون|ين|يه|ه|ي|ا)+ ', '\1 ', 'g');
          line := regexp_replace(line, ' و(?=[ء-ي]{3})', ' ', 'g');
          line := regexp_replace(line, ' [بلفك](?=[ء-ي]{4})', ' ', 'g');
        end if;
        return array_remove(string_to_array(line, ' '), '');
      end
      $body$
    `);
    this.letters();
  }

  /** Trigrams are cut from letters only, and under locale "C" Arabic ones don't count as such: they get Latin names. */
  private letters(): void {
    this.addSql(`
      create function masar_letters(stem text) returns text
      language sql immutable strict parallel safe
      return translate(stem, 'ءابتثجحخدذرزسشصضطظعغفقكلمنهوي', '0abtvj7xd2rzsc93468gfqklmnhwy')
    `);
  }

  override down(): void {
    this.addSql(`drop function masar_letters(text)`);
    this.addSql(`drop function masar_stems(text)`);
    this.addSql(`drop function masar_normalize(text)`);
    this.addSql(`drop extension pg_trgm`);
  }
}
