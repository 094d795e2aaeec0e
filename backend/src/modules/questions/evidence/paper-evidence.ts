import { type QuestionAnswer, quizDefaults } from '@masar/domain';
import { finalTitle } from '@masar/i18n';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EvidencePart, ShownToModule } from '#modules/courses';
import { keysElsewhere } from '../drawing/keys-elsewhere.js';
import type { PaperQuestion } from '../drawing/paper-question.js';
import type { QuestionsTables } from '../questions.tables.js';
import { couldReadKey } from './key-readers.js';
import { keysOnPapers } from './keys-on-papers.js';
import { provesKnowledge, type TakenPaper, withoutShown } from './weighed-paper.rules.js';

/** A quiz that counts, or the final, with the papers that passed it. */
interface PassedQuiz {
  lesson_id: string | null;
  title_ar: string;
  title_en: string;
  /** Attempts that who teaches granted beyond the rules. */
  granted: number;
  /** The loosest that its rules were now or when one of the own papers began. */
  attempts: number;
  pause_minutes: number;
  papers: {
    id: string;
    number: number;
    questions: PaperQuestion[];
    drawn: number;
    drawn_from: number;
    pass_mark: string;
    answers: { question_id: string; answer: QuestionAnswer }[];
  }[];
}

/** What another course asked that the learner ever joined, read on a paper or not. */
const shownThere = { isElsewhere: true, passMark: null, attempts: null };

/** What papers show of somebody who completes a course (EVD-4, EVD-8). */
@Injectable()
export class PaperEvidence {
  /**
   * B where every quiz that counts was passed on a paper that proves knowledge by somebody who could not read the key. Fixed
   * questions can be passed on from one learner to the next. A final, without which nobody completes, decides alone.
   */
  async of(em: EntityManager, userId: string, courseId: string): Promise<ShownToModule> {
    const quizzes = await passedQuizzes(em, userId, courseId);
    const shown = [];
    for (const { granted, papers, attempts, pause_minutes, ...quiz } of quizzes) {
      const place = { courseId, lessonId: quiz.lesson_id };
      const taken = papers.map((paper) => ({
        id: paper.id,
        number: paper.number,
        questions: paper.questions,
        drawn: paper.drawn,
        drawnFrom: paper.drawn_from,
        passMark: paper.pass_mark,
        attempts,
        pauseMinutes: pause_minutes,
        answers: new Map(paper.answers.map(({ question_id, answer }) => [question_id, answer])),
      }));
      let proof: TakenPaper | undefined;
      for (const paper of taken.filter((one) => provesKnowledge(one, granted))) {
        const asked = paper.questions.flatMap(({ origin }) => origin ?? []);
        const onPapers = await keysOnPapers(em.getKysely<QuestionsTables>(), asked, place, { id: paper.id, userId });
        const inJoined = await keysElsewhere(em.getKysely<QuestionsTables>(), asked, place, userId);
        const joined = [...inJoined].map((questionId) => ({ questionId, ...shownThere }));
        if (provesKnowledge(withoutShown(paper, granted, [...onPapers, ...joined]), granted)) proof ??= paper;
      }
      shown.push({ quiz, proof, paper: proof ?? taken[0] });
    }
    const parts = shown.flatMap(({ quiz, paper }): EvidencePart[] =>
      paper
        ? [
            {
              kind: 'paper',
              titleAr: quiz.title_ar,
              titleEn: quiz.title_en,
              passMark: paper.passMark,
              questions: paper.questions.length,
              drawnFrom: paper.drawn > 0 ? paper.drawnFrom : null,
            },
          ]
        : [],
    );
    const isProved = shown.length > 0 && shown.every(({ proof }) => proof !== undefined);
    const questions = shown.flatMap(({ paper }) => paper?.questions ?? []);
    const isB = isProved && !(await couldReadKey(em, { userId, courseId, questions }));
    return { grade: isB ? 'B' : 'C', parts };
  }
}

async function passedQuizzes(em: EntityManager, userId: string, courseId: string): Promise<PassedQuiz[]> {
  const { rows } = await sql<PassedQuiz>`
    with asked as (
      select null::uuid as lesson_id, ${finalTitle.ar} as title_ar, ${finalTitle.en} as title_en, 0 as place
      where exists (select from quiz_parts f where f.course_id = ${courseId})
      union all
      select l.id, l.title_ar, l.title_en, l.order_index
      from lessons l
      left join quiz_rules r on r.lesson_id = l.id
      where l.course_id = ${courseId} and (l.quiz is not null or l.draws_questions)
        and not coalesce(r.is_practice, false)
        and not exists (select from quiz_parts f where f.course_id = ${courseId})
    )
    select a.lesson_id, a.title_ar, a.title_en,
      greatest(coalesce(r.attempts, ${quizDefaults.attempts}), mine.attempts) as attempts,
      least(coalesce(r.pause_minutes, ${quizDefaults.pauseMinutes}), mine.pause_minutes) as pause_minutes,
      (select count(*)::int from attempt_requests w where w.user_id = ${userId} and w.state = 'granted'
        and (w.lesson_id = a.lesson_id or a.lesson_id is null and w.course_id = ${courseId})) as granted,
      (select coalesce(json_agg(json_build_object('id', p.id, 'number', p.number, 'questions', p.questions, 'drawn', p.drawn,
          'drawn_from', p.drawn_from, 'pass_mark', p.pass_mark::text, 'answers', (
            select coalesce(json_agg(json_build_object('question_id', g.question_id, 'answer', g.answer)), '[]'::json)
            from paper_answers g where g.paper_id = p.id)) order by p.number), '[]'::json)
        from papers p where p.user_id = ${userId} and p.course_id = ${courseId} and p.has_passed
          and p.lesson_id is not distinct from a.lesson_id) as papers
    from asked a
    left join quiz_rules r on r.lesson_id = a.lesson_id or a.lesson_id is null and r.course_id = ${courseId}
    cross join lateral (select max(p.attempts) as attempts, min(p.pause_minutes) as pause_minutes
      from papers p where p.user_id = ${userId} and p.course_id = ${courseId}
        and p.lesson_id is not distinct from a.lesson_id) mine
    order by a.place`.execute(em.getKysely<QuestionsTables>());
  return rows;
}
