import type { Invariant } from '#platform/database/invariant';

/** What papers must agree on with the attempts that courses keep, and questions with their versions (REL-1, EVD-2, QB-1). */
export const questionsInvariants: Invariant[] = [
  {
    name: 'papersWithoutAttempt',
    sql: `select p.id from papers p
          where p.submitted_at is not null and p.lesson_id is not null
            and not exists (select from quiz_attempts a
                            where (a.user_id = p.user_id or a.ended_enrollment_id = p.ended_enrollment_id)
                              and a.lesson_id = p.lesson_id and a.score = p.score
                              and not a.is_practice)`,
  },
  {
    name: 'lessonsThatDraw',
    sql: `select l.id from lessons l
          where l.draws_questions <> exists (select from quiz_parts p where p.lesson_id = l.id)`,
  },
  {
    name: 'itemAnswersOfOpenPapers',
    sql: `select i.id from item_answers i join papers p on p.id = i.paper_id where p.submitted_at is null`,
  },
  {
    name: 'questionVersions',
    sql: `select q.id from questions q
          where q.version is distinct from (select max(v.version) from question_versions v where v.question_id = q.id)`,
  },
];
