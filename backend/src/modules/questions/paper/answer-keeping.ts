import type { QuestionAnswer } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { AnswerMismatch } from '../questions.errors.js';
import type { QuestionsTables } from '../questions.tables.js';
import { atOnceMs, type GivenAnswer } from './given-answer.js';
import { sentAnswer } from './paper-grading.rules.js';
import type { PaperQuestion } from './paper-question.js';

interface AnsweredPaper {
  paperId: string;
  questionId: string;
  userId: string;
  device: string;
  now: Date;
}

/**
 * The short way of an answer: its question is read alone, and one statement keeps the answer while the paper is open. Of
 * all calls these come most, and they never wait in line (EVD-2, SCL-2).
 */
@Injectable()
export class AnswerKeeping {
  constructor(private readonly database: ReadDatabase) {}

  /** False wherever there is anything to weigh or to write down besides, which `PaperService.answer` does. */
  async keep(paperId: string, viewer: Viewer, questionId: string, { sent, device }: GivenAnswer): Promise<boolean> {
    const asked = { paperId, questionId, userId: viewer.id, device, now: new Date() };
    const found = await this.read(asked);
    if (!found?.question || found.is_elsewhere) return false;
    const answer = sentAnswer(found.question, sent);
    if (!answer) throw new AnswerMismatch();
    return this.write(asked, answer);
  }

  private async read({ paperId, questionId, userId, device, now }: AnsweredPaper) {
    const since = new Date(now.getTime() - atOnceMs);
    const { rows } = await sql<{ question: PaperQuestion | null; is_elsewhere: boolean }>`
      select jsonb_path_query_first(p.questions, '$[*] ? (@.id == $id)', jsonb_build_object('id', ${questionId}::text))
          as question,
        exists (select from paper_answers a
          where a.paper_id = p.id and a.device <> ${device} and a.answered_at > ${since}) as is_elsewhere
      from papers p
      where p.id = ${paperId} and p.user_id = ${userId} and p.submitted_at is null
        and (p.ends_at is null or p.ends_at > ${now})`.execute(this.database.over<QuestionsTables>());
    return rows[0];
  }

  /** Who hands in at the same time comes before or after, never between: the paper is locked by both. */
  private async write({ paperId, questionId, userId, device, now }: AnsweredPaper, answer: QuestionAnswer) {
    const { rows } = await sql`
      with open as (
        select p.id from papers p
        where p.id = ${paperId} and p.user_id = ${userId} and p.submitted_at is null
          and (p.ends_at is null or p.ends_at > ${now})
        for no key update)
      insert into paper_answers (id, paper_id, question_id, answer, answered_at, device)
      select ${v7()}::uuid, open.id, ${questionId}, ${JSON.stringify(answer)}::jsonb, ${now}::timestamptz, ${device}
      from open
      on conflict (paper_id, question_id) do update
        set answer = excluded.answer, answered_at = excluded.answered_at, device = excluded.device
      returning id`.execute(this.database.over<QuestionsTables>());
    return rows.length > 0;
  }
}
