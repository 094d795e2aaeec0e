import type { Invariant } from '#platform/database/invariant';

/** What gradebooks must agree on with themselves (REL-1, GRD-1). */
export const gradesInvariants: Invariant[] = [
  {
    name: 'gradeWeightsNotWhole',
    sql: `select c.course_id as id from grade_categories c group by c.course_id having sum(c.weight) <> 100`,
  },
  {
    name: 'gradeItemsElsewhere',
    sql: `select i.id from grade_items i
          left join lessons l on l.id = i.lesson_id
          left join assignments a on a.id = i.assignment_id
          left join grade_categories c on c.id = i.category_id
          where l.course_id <> i.course_id or a.course_id <> i.course_id or c.course_id <> i.course_id`,
  },
  {
    name: 'gradeEntriesAboveTheirItem',
    sql: `select e.id from grade_entries e join grade_items i on i.id = e.item_id
          where e.score > case i.kind when 'manual' then i.points else 100 end`,
  },
  {
    name: 'gradeEntriesBesideTheirHistory',
    sql: `select e.id from grade_entries e
          left join lateral (select h.after from grade_changes h
                             where h.item_id = e.item_id and h.user_id = e.user_id
                             order by h.changed_at desc, h.id desc limit 1) latest on true
          -- What was entered for a run that ended was the latest then.
          where e.user_id is not null and (latest.after is null
             or (latest.after ->> 'score')::numeric is distinct from e.score
             or (latest.after ->> 'isExcused')::boolean is distinct from e.is_excused)`,
  },
];
