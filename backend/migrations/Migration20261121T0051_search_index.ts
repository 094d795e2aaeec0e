import { Migration } from '@mikro-orm/migrations';

/**
 * The inverted index of the search (SRCH-1): what can be found, which stems stand in it with which weight, and the
 * stems there are. Derived from other tables by triggers, hence without entities.
 */
export class Migration20261121T0051_search_index extends Migration {
  override up(): void {
    this.addSql(`
      create table search_documents (
        id bigint generated always as identity primary key,
        kind text collate "C" not null,
        entity_id uuid not null,
        parent_id uuid,
        title_ar text not null,
        title_en text not null,
        body_ar text not null,
        body_en text not null,
        stems text[] collate "C" not null,
        impacts smallint[] not null,
        constraint search_documents_kind_entity_id_unique unique (kind, entity_id)
      )
    `);
    // In the order of their weight, so that a search reads the best of a word and stops (PERF-2).
    this.addSql(`
      create table search_postings (
        kind text collate "C" not null,
        stem text collate "C" not null,
        impact smallint not null,
        document_id bigint not null,
        primary key (kind, stem, impact, document_id)
      )
    `);
    // Its most common values are the search's frequencies of words.
    this.addSql(`alter table search_postings alter column stem set statistics 1000`);
    this.addSql(`create table search_stems (stem text collate "C" primary key)`);
    this.addSql(`create index search_stems_similar_index on search_stems using gin (masar_letters(stem) gin_trgm_ops)`);
    this.functions();
  }

  override down(): void {
    this.addSql(`drop function search_put(text, uuid, uuid, text, text, text, text)`);
    this.addSql(`drop function search_remove(text, uuid)`);
    this.addSql(`drop table search_stems`);
    this.addSql(`drop table search_postings`);
    this.addSql(`drop table search_documents`);
  }

  private functions(): void {
    this.addSql(`
      create function search_remove(the_kind text, the_entity uuid) returns void
      language sql
      as $body$
        with gone as (
          delete from search_documents where kind = the_kind and entity_id = the_entity returning id, kind, stems, impacts
        )
        delete from search_postings p
         using gone, unnest(gone.stems, gone.impacts) as word (stem, impact)
         where p.kind = gone.kind and p.stem = word.stem and p.impact = word.impact and p.document_id = gone.id
      $body$
    `);
    // The impact is the part of BM25 that belongs to the document (k1 1.2, b 0.75), in thousandths. Lengths are
    // compared with a paragraph of 100 words instead of the mean, so that an impact never changes afterwards.
    this.addSql(`
      create function search_put(
        the_kind text, the_entity uuid, the_parent uuid,
        the_title_ar text, the_title_en text, the_body_ar text, the_body_en text
      ) returns void
      language plpgsql
      as $body$
      declare
        title_stems text[] := masar_stems(
          case when the_title_en = the_title_ar then the_title_ar else the_title_ar || ' ' || the_title_en end);
        body_stems text[] := masar_stems(
          case when the_body_en = the_body_ar then the_body_ar else the_body_ar || ' ' || the_body_en end);
        length real := cardinality(title_stems) + cardinality(body_stems);
        the_stems text[];
        the_impacts smallint[];
        the_id bigint;
      begin
        perform search_remove(the_kind, the_entity);
        select array_agg(stem order by stem),
               array_agg((1000 * 2.2 * weight / (weight + 1.2 * (0.25 + 0.75 * length / 100)))::smallint order by stem)
          into the_stems, the_impacts
          from (
            select stem, sum(weight)::real as weight
              from (select unnest(title_stems) collate "C", 3 union all select unnest(body_stems) collate "C", 1) as words (stem, weight)
             where length(stem) <= 60
             group by stem
          ) as weighed;
        insert into search_documents (kind, entity_id, parent_id, title_ar, title_en, body_ar, body_en, stems, impacts)
          values (the_kind, the_entity, the_parent, the_title_ar, the_title_en, the_body_ar, the_body_en,
                  coalesce(the_stems, '{}'), coalesce(the_impacts, '{}'))
          returning id into the_id;
        insert into search_postings (kind, stem, impact, document_id)
          select the_kind, stem, impact, the_id from unnest(the_stems, the_impacts) as word (stem, impact);
        -- Numbers are never misspelt, and there is no end of them.
        insert into search_stems (stem)
          select stem from unnest(the_stems) as word (stem)
           where stem !~ '^[0-9.]+$' and not exists (select from search_stems known where known.stem = word.stem)
          on conflict do nothing;
      end
      $body$
    `);
  }
}
