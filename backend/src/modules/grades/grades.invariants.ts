import type { Invariant } from '#platform/database/invariant';

/** Whether the learner of an enrolment `e` is excused from the item `i` for which this holds (GRD-1). */
const excused = (item: string) =>
  `exists (select from grade_entries x join grade_items i on i.id = x.item_id
           where x.user_id = e.user_id and x.is_excused and ${item})`;

/** What gradebooks must agree on with themselves, and courses with what they require (REL-1, GRD-1, EVD-9). */
export const gradesInvariants: Invariant[] = [
  {
    // Whoever has all lessons complete is complete, or has a final or required work before them (EVD-3, EVD-9).
    name: 'finishedWithoutCompletion',
    sql: `select e.id from enrollments e
          where e.progress = 100 and e.completed_at is null
            and (not exists (select from quiz_parts p where p.course_id = e.course_id)
                 or exists (select from papers p where p.user_id = e.user_id and p.course_id = e.course_id
                            and p.lesson_id is null and p.has_passed)
                 or ${excused(`i.kind = 'final' and i.course_id = e.course_id`)})
            and not exists (
              select from assignments a where a.course_id = e.course_id and a.is_required
                and not exists (select from submissions s
                  where s.assignment_id = a.id and s.has_passed
                    and (s.user_id = e.user_id and s.group_id is null
                         or exists (select from submission_members m where m.submission_id = s.id
                                    and m.user_id = e.user_id and m.took_part)))
                and not ${excused('i.assignment_id = a.id')})`,
  },
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
