import { Migration } from '@mikro-orm/migrations';

const prints = (expression: string) => `encode(sha256(convert_to(${expression}, 'UTF8')), 'base64')`;

/** In place of what is filled in, and of signs that the words of a question are stripped of; nobody types these. */
const filledIn = '\uE000';
const signs = '-−–+*×·/÷^<>&|.٫';
const held = '\uE001\uE001\uE001\uE002\uE003\uE003\uE003\uE004\uE004\uE005\uE006\uE007\uE008\uE009\uE00A\uE00A';
const digit = '0-9٠-٩۰-۹';
const beside = String.raw`[\s()]*`;
const number = `[${digit}${filledIn}]`;
/** Where nothing else says what a sign is: Markdown has stars and bars of its own. */
const between = '[\uE003\uE008\uE009]';

/** The words, with signs that stand beside numbers or what is filled in; a point between digits, none at the end. */
const signed = (text: string) => String.raw`case
  when ${text} !~ '[${digit}]|\{\{' or ${text} !~ '[${signs}]' then question_words(${text})
  else coalesce(nullif(replace(question_words(
    regexp_replace(regexp_replace(
      translate(
        regexp_replace(regexp_replace(${text}, '^\s*[-+*>]+\s+', '', 'gn'), '\{\{[^}]*\}\}', '${filledIn}', 'g'),
        '${signs}', '${held}'),
      '\uE00A(?![${digit}])|${between}(?!${beside}${number})|(?<!${number}${beside})${between}', '', 'g'),
      '(?<!${number}${beside})[\uE001-\uE009](?!${beside}${number})|[\uE001-\uE00A](?=[^[:alnum:]${filledIn}\uE001-\uE00A]*$)', '', 'g')
    ), '${filledIn}', ''), ''), question_words(${text}))
  end`;

/**
 * A copy of a question is known by what it asks and any one of its right answers, or any two steps, pairs or gaps: an
 * option more that earns a little, or a pair more, makes no other question (EVD-8). Lessons keep such prints of what they
 * ask by themselves and asked while somebody could join them.
 */
export class Migration20261129T1000_what_is_asked_is_known_by_its_answers extends Migration {
  override up(): void {
    // All right ones together, without signs, stand beside them where none was lost: what deleted questions said is kept
    // in that form alone.
    this.addSql(String.raw`
      create or replace function question_says(content jsonb) returns text[]
      language sql immutable parallel safe
      as $body$
        select coalesce(array_agg(distinct ${prints('print')}), '{}')
        from (
          select ${signed('prompt')} as asked, question_words(prompt) as plainly, language,
            case language when 'ar' then 'en' else 'ar' end as other
          from unnest(array['ar', 'en']) language, coalesce(content #>> array['prompt', language], '') prompt
          -- Reckoned once.
          offset 0
        ) said
        cross join lateral (
          with lists as (
            select content -> 'options' as list, true as is_alone, false as is_typed
            union all select content -> 'accepted', true, true
            union all select content -> 'left', false, false
            union all select content -> 'items', false, false
            union all select gap -> 'options', false, false from jsonb_path_query(content, '$.gaps[*]') gap
            union all select gap -> 'accepted', false, true from jsonb_path_query(content, '$.gaps[*]') gap
          ),
          parts as materialized (
            select ${signed('text')} as word, question_words(text) as plainly, is_alone,
              weight > 0 and (weight >= 100 or not jsonb_path_exists(list, '$[*] ? (@.weight >= 100)')) as is_right
            from lists, jsonb_path_query(list, '$[*]') part, coalesce((part ->> 'weight')::numeric, 100) weight,
              coalesce(
                case jsonb_typeof(part -> 'text')
                  when 'object' then coalesce(nullif(part -> 'text' ->> language, ''), part -> 'text' ->> other)
                  else part ->> 'text' end,
                trim_scale((part ->> 'value')::numeric)::text, '') text
            where weight > 0 or is_typed
          ),
          rights as (
            select word, is_alone from parts where is_right
            union all select area::text, true from jsonb_path_query(content, '$.areas[*]') area
            union all select regexp_replace(content ->> 'formula', '\s+', '', 'g'), true where content ? 'formula'
            union all select content ->> 'isTrue', true where content ? 'isTrue'
          ),
          -- Twelve of fifty, the same whatever stands beside them.
          steps as (select distinct word from rights where not is_alone),
          few as (select word from steps order by md5(word) limit 12)
          select asked || '|' || coalesce(string_agg(word, '|' order by word collate "C"), '') as print from rights
          union select asked || '|' || word from rights where is_alone or (select count(*) from steps) = 1
          union select asked || '|' || one.word || '|' || other.word from few one join few other
            on one.word collate "C" < other.word collate "C"
          union select asked || '|' || string_agg(plainly, '|' order by plainly collate "C") from parts
            having asked = said.plainly and bool_and(word = parts.plainly)
        ) answers
        where asked <> ''
      $body$
    `);
    this.addSql(`update question_versions set says = question_says(content)`);
    this.addSql(`create index question_versions_says_index on question_versions using gin (says)`);
    // Those of the short form too, which servers of a former build wrote.
    this.addSql(String.raw`
      create function quiz_says(quiz jsonb) returns text[]
      language sql immutable parallel safe
      as $body$
        select coalesce(array_agg(distinct one), '{}')
        from (
          select jsonb_path_query(quiz, '$.content[*]') as question
          union all
          select jsonb_build_object(
            'prompt', jsonb_build_object('ar', short -> 'promptAr', 'en', short -> 'promptEn'),
            'options', (
              select jsonb_agg(jsonb_build_object('text', option, 'weight', case option -> 'correct' when 'true' then 100 else 0 end))
              from jsonb_path_query(short, '$.options[*]') option))
          from jsonb_path_query(quiz, '$.questions[*]') short where not quiz ? 'content'
        ) asked, unnest(question_says(question)) one
      $body$
    `);
    this.addSql(`
      create table lesson_keys (
        id uuid not null default gen_random_uuid() primary key,
        lesson_id uuid not null,
        course_id uuid not null,
        says text[] not null,
        constraint lesson_keys_lesson_id_unique unique (lesson_id)
      )
    `);
    // Before courses are referred to and lessons watched, for which writes to them wait.
    this.addSql(`insert into lesson_keys (lesson_id, course_id, says)
      select id, course_id, quiz_says(quiz) from lessons where quiz is not null`);
    this.addSql(`create index lesson_keys_course_id_index on lesson_keys (course_id)`);
    this.addSql(`create index lesson_keys_says_index on lesson_keys using gin (says)`);
    this.addSql(`create trigger shared_answers_changed after insert or update or delete or truncate on lesson_keys
      for each statement execute function shared_answers_changed()`);
    this.keepShownKeys();
    for (const table of ['lesson_keys', 'shown_keys'])
      this.addSql(`alter table ${table} add constraint ${table}_course_id_foreign
        foreign key (course_id) references courses (id) on delete cascade`);
    // Papers that are kept at hand ask whose courses are near.
    this
      .addSql(`create trigger shared_answers_changed after insert or update or delete or truncate on question_key_readers
      for each statement execute function shared_answers_changed()`);
    // What was shown once stays shown; a draft that nobody could ever join forgets what it asked.
    this.addSql(`
      create function keep_lesson_key() returns trigger language plpgsql as $$
      begin
        insert into lesson_keys as k (lesson_id, course_id, says) values (new.id, new.course_id, quiz_says(new.quiz))
        on conflict (lesson_id) do update set course_id = excluded.course_id, says = case
          when exists (select from courses c where c.id = k.course_id and (c.is_published or c.published_at is not null))
          then array(select unnest(k.says) union select unnest(excluded.says)) else excluded.says end;
        return null;
      end $$
    `);
    this.addSql(`create trigger keep_lesson_key after insert on lessons for each row when (new.quiz is not null)
      execute function keep_lesson_key()`);
    this.addSql(`create trigger keep_changed_lesson_key after update of quiz on lessons for each row
      when (new.quiz is distinct from old.quiz) execute function keep_lesson_key()`);
    // Who wrote meanwhile, as it was not watched yet.
    this.addSql(`insert into lesson_keys (lesson_id, course_id, says)
      select l.id, l.course_id, quiz_says(l.quiz) from lessons l
      where l.quiz is not null and (l.updated_at > now() - interval '1 minute'
        or not exists (select from lesson_keys k where k.lesson_id = l.id))
      on conflict (lesson_id) do update set says = array(select unnest(lesson_keys.says) union select unnest(excluded.says))`);
  }

  /** Of whose papers it was shown is not kept, so that it stays known when they go. */
  private keepShownKeys(): void {
    this.addSql(`
      create table shown_keys (
        id uuid not null default gen_random_uuid() primary key,
        question_id uuid not null,
        version int not null,
        course_id uuid not null,
        lesson_id uuid null,
        pass_mark numeric(5, 2) not null,
        attempts int null,
        says text[] not null,
        first_at timestamptz(3) not null
      )
    `);
    // All papers of somebody at a quiz show it once one has passed, and from a fourth attempt on scores tell it too.
    this.addSql(`
      insert into shown_keys (question_id, version, course_id, lesson_id, pass_mark, attempts, says, first_at)
      select s.question_id, s.version, s.course_id, s.lesson_id, s.pass_mark, s.attempts, v.says, s.first_at
      from (
        select i.question_id, i.version, p.course_id, p.lesson_id, least(p.pass_mark, p.passed_at) as pass_mark,
          p.most as attempts, min(p.submitted_at) as first_at
        from (
          select id, course_id, lesson_id, number, pass_mark, attempts, submitted_at,
            max(attempts) over who as most, min(pass_mark) filter (where has_passed) over who as passed_at
          from papers where submitted_at is not null
          window who as (partition by user_id, ended_enrollment_id, course_id, lesson_id)) p
        join item_answers i on i.paper_id = p.id
        where p.passed_at is not null and p.pass_mark >= 60 or p.number > 3 and p.attempts > 3
        group by 1, 2, 3, 4, 5, 6) s
      join question_versions v on v.question_id = s.question_id and v.version = s.version
    `);
    this.addSql(`create unique index shown_keys_once_unique
      on shown_keys (question_id, version, course_id, lesson_id, pass_mark, attempts) nulls not distinct`);
    this.addSql(`create index shown_keys_course_id_index on shown_keys (course_id)`);
    this.addSql(`create index shown_keys_says_index on shown_keys using gin (says)`);
  }

  /** The function stays: servers of the former build read its prints as they read theirs, which stand among them. */
  override down(): void {
    this.addSql(`drop trigger keep_changed_lesson_key on lessons`);
    this.addSql(`drop trigger keep_lesson_key on lessons`);
    this.addSql(`drop function keep_lesson_key`);
    this.addSql(`drop trigger shared_answers_changed on question_key_readers`);
    this.addSql(`drop table shown_keys`);
    this.addSql(`drop table lesson_keys`);
    this.addSql(`drop function quiz_says`);
    this.addSql(`drop index question_versions_says_index`);
  }
}
