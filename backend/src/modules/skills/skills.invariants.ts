import type { Invariant } from '#platform/database/invariant';

/** Counters around skills, recomputed from the rows that they count (REL-1). */
export const skillsInvariants: Invariant[] = [
  {
    name: 'itemAnswersCount',
    sql: `select i.id from assessment_items i
          where i.answers_count <>
            (select count(*) from assessment_answers a where a.item_id = i.id and a.is_calibrating)`,
  },
  {
    name: 'courseSkills',
    sql: `select c.id from courses c
          where (select array_agg(n.skill_id order by n.skill_id) from course_skills_named(c.skills) n)
                is distinct from
                (select array_agg(s.skill_id order by s.skill_id) from course_skills s where s.course_id = c.id)`,
  },
  {
    name: 'courseNeeds',
    sql: `select c.id from courses c
          where (select array_agg((n.skill_id, n.level) order by n.skill_id) from course_needs_stated(c.needs) n)
                is distinct from
                (select array_agg((s.skill_id, s.level) order by s.skill_id) from course_needs s where s.course_id = c.id)`,
  },
];
