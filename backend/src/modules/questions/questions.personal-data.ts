import { type RawBuilder, sql } from 'kysely';
import { inAllRuns, ofAllRuns } from '#modules/courses';
import type { DataSubject, PersonalData } from '#platform/personal-data/personal-data';

const ownPapers = (subject: DataSubject): RawBuilder<unknown> =>
  sql`select t.id from papers t where ${ofAllRuns(subject)}`;

const ofOwnPapers = (subject: DataSubject): RawBuilder<unknown> => sql`t.paper_id in (${ownPapers(subject)})`;

const peopleOfPaper: RawBuilder<{ id: string }> = sql`
  select coalesce(p.user_id, e.user_id) as id from papers p
  left join ended_enrollments e on e.id = p.ended_enrollment_id where p.id = (audited.row ->> 'paper_id')::uuid`;

/** Papers of learners, their wishes for another attempt, what looked odd, and banks with who wrote in them (PRF-4). */
export const questionsPersonalData: PersonalData = {
  sources: [
    // The questions with their key belong to the course; what was answered is exported below.
    ...inAllRuns({ table: 'papers', whose: 'user_id', hidden: ['questions'] }),
    {
      table: 'paper_answers',
      whose: ofOwnPapers,
      people: peopleOfPaper,
    },
    // What each answer earned, and the bank's names of parts, would tell its key to who has not passed (EVD-8).
    {
      table: 'item_answers',
      whose: ofOwnPapers,
      people: peopleOfPaper,
      hidden: ['share', 'rest', 'chosen'],
    },
    ...inAllRuns({ table: 'attempt_requests', whose: 'user_id', hidden: ['decided_by'] }),
    {
      table: 'attempt_requests',
      as: 'attempt_requests_decided',
      whose: 'decided_by',
      only: ['id', 'lesson_id', 'state', 'decided_at'],
    },
    { table: 'learning_signs', whose: 'user_id' },
    { table: 'paper_networks', whose: ofOwnPapers, people: peopleOfPaper },
    // Banks go with their instructor; those of a course stay with it, without the names of who wrote in them.
    { table: 'question_banks', whose: 'owner_id' },
    { table: 'question_bank_shares', whose: 'user_id' },
    { table: 'question_key_readers', whose: 'user_id' },
    { table: 'question_versions', whose: 'author_id', staysUnnamed: true },
  ],
  impersonal: {
    quiz_rules: 'What holds for quizzes.',
    quiz_parts: 'What quizzes ask of banks.',
    deleted_questions: 'Prints of what questions of deleted banks said; who wrote them is not kept.',
    lesson_keys: 'Prints of what lessons ask and asked; who wrote them is not kept.',
    shown_keys: 'Of which questions a quiz showed the key, and by which rules; to whom is not kept.',
    questions: 'What a bank asks; who wrote it stands beside its versions.',
  },
};
