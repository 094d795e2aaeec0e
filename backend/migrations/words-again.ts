const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The function with another piece in place of one that it has to have. */
export const functionRewritten = (name: string, before: string, after: string): string => `
  do $body$
  declare
    written text := pg_get_functiondef('${name}(text)'::regprocedure);
  begin
    if position(${quoted(before)} in written) = 0 then
      raise exception '% is not as it was', '${name}';
    end if;
    execute replace(written, ${quoted(before)}, ${quoted(after)});
  end
  $body$
`;

/** Other names are stored with their stems; of two that became one the older stays. */
const namesAgain = [
  `create temporary table renamed on commit drop as
     select id, created_at, array_to_string(masar_stems(term), ' ') as term,
            array_to_string(masar_stems(canonical), ' ') as canonical
       from search_aliases`,
  `delete from search_aliases a using renamed r
    where r.id = a.id
      and (r.term = r.canonical or exists (
            select from renamed other where other.term = r.term and (other.created_at, other.id) < (r.created_at, r.id)))`,
  // A name may take the stems that another one had.
  `update search_aliases a set term_stems = 'renamed ' || a.id from renamed r where r.id = a.id and a.term_stems <> r.term`,
  `update search_aliases a set term_stems = r.term, canonical_stems = r.canonical
     from renamed r where r.id = a.id and (a.term_stems, a.canonical_stems) is distinct from (r.term, r.canonical)`,
  `drop table renamed`,
];

/** Makes whatever was made of words anew, behind a change of `masar_stems` or `masar_normalize` (SRCH-1). */
export const wordsMadeAgain = [
  // Many texts may take longer than the role allows a statement.
  `set local statement_timeout = 0`,
  ...namesAgain,
  `update skill_names s set name_key = masar_skill_key(name)
    where name_key <> masar_skill_key(name)
      and not exists (select from skill_names other where other.name_key = masar_skill_key(s.name))`,
  `select search_put(kind, entity_id, parent_id, title_ar, title_en, body_ar, body_en)
     from (select * from search_documents order by id offset 0) as known`,
  `select search_put_sections(lesson_id)
     from (select distinct lesson_id from search_sections where lesson_id is not null offset 0) as known`,
  `select search_put_assignment(assignment_id)
     from (select distinct assignment_id from search_sections where assignment_id is not null offset 0) as known`,
];
