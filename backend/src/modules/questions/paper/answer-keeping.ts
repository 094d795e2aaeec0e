import type { QuestionAnswer } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { GatheredCalls } from '#platform/database/gathered-calls';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { AnswerMismatch } from '../questions.errors.js';
import type { QuestionsTables } from '../questions.tables.js';
import { atOnceMs, type GivenAnswer } from './given-answer.js';
import { sentAnswer } from './paper-grading.rules.js';
import type { PaperQuestion } from './paper-question.js';

/** An answer on its way; times are what PostgreSQL reads. */
interface AnsweredPaper {
  paperId: string;
  questionId: string;
  userId: string;
  device: string;
  now: Date;
}

/** What is asked; nothing where the paper is not open, or not theirs. */
interface AskedQuestion {
  question: PaperQuestion | null;
  /** Another device answered on this paper a moment ago. */
  isElsewhere: boolean;
}

interface KeptAnswer extends AnsweredPaper {
  answer: QuestionAnswer;
}

/** Places in the pool stay for whatever else is asked. */
const limits = { atOnce: 2, inOne: 100 };

/**
 * The short way of an answer: its question is read alone, and one statement keeps the answer while the paper is open. Of
 * all calls these come most, and they never wait in line; those that come at the same time go together (EVD-2, SCL-2).
 */
@Injectable()
export class AnswerKeeping {
  private readonly reads = new GatheredCalls(limits, (asked: readonly AnsweredPaper[]) => this.readAll(asked));
  private readonly writes = new GatheredCalls(limits, (kept: readonly KeptAnswer[]) => this.writeAll(kept));

  constructor(
    private readonly database: ReadDatabase,
    private readonly transactions: Transactions,
  ) {}

  /** False wherever there is anything to weigh or to write down besides, which `PaperService.answer` does. */
  async keep(paperId: string, viewer: Viewer, questionId: string, { sent, device }: GivenAnswer): Promise<boolean> {
    // What belongs to a transaction, as under an `Idempotency-Key`, can't go with others.
    if (this.transactions.open()) return false;
    const asked = { paperId, questionId, userId: viewer.id, device, now: new Date() };
    const found = await this.reads.ask(asked);
    if (!found?.question || found.isElsewhere) return false;
    const answer = sentAnswer(found.question, sent);
    if (!answer) throw new AnswerMismatch();
    return this.writes.ask({ ...asked, answer });
  }

  private async readAll(asked: readonly AnsweredPaper[]): Promise<(AskedQuestion | undefined)[]> {
    const list = asked.map(({ now, ...one }, at) => ({ ...one, at, now, since: new Date(now.getTime() - atOnceMs) }));
    const { rows } = await sql<AskedQuestion & { at: number }>`
      select s.at,
        jsonb_path_query_first(p.questions, '$[*] ? (@.id == $id)', jsonb_build_object('id', s."questionId")) as question,
        exists (select from paper_answers a
          where a.paper_id = p.id and a.device <> s.device and a.answered_at > s.since) as "isElsewhere"
      from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as s(at int, "paperId" uuid, "questionId" text,
        "userId" uuid, device text, now timestamptz, since timestamptz)
      join papers p on p.id = s."paperId" and p.user_id = s."userId" and p.submitted_at is null
        and (p.ends_at is null or p.ends_at > s.now)`.execute(this.database.over<QuestionsTables>());
    const found = new Map(rows.map(({ at, ...one }) => [at, one]));
    return asked.map((_, at) => found.get(at));
  }

  /**
   * Who hands in at the same time comes before or after, never between: the paper is locked by both. Nobody waits here
   * for a lock of somebody else's, nor two answers of one paper for each other: they take the long way.
   */
  private async writeAll(kept: readonly KeptAnswer[]): Promise<boolean[]> {
    const first = new Map<string, number>();
    for (const [at, { paperId }] of kept.entries()) if (!first.has(paperId)) first.set(paperId, at);
    const list = [...first.values()].map((at) => ({ ...kept[at]!, id: v7() }));
    const { rows } = await sql<{ id: string }>`
      with sent as (
        select * from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as s(id uuid, "paperId" uuid,
          "questionId" text, "userId" uuid, device text, now timestamptz, answer jsonb)),
      open as (
        select s.* from sent s join papers p on p.id = s."paperId"
        where p.user_id = s."userId" and p.submitted_at is null and (p.ends_at is null or p.ends_at > s.now)
        for no key update of p skip locked)
      insert into paper_answers (id, paper_id, question_id, answer, answered_at, device)
      select id, "paperId", "questionId", answer, now, device from open
      on conflict (paper_id, question_id) do update
        set answer = excluded.answer, answered_at = excluded.answered_at, device = excluded.device
      returning paper_id as id`.execute(this.database.over<QuestionsTables>());
    const written = new Set(rows.map(({ id }) => id));
    return kept.map(({ paperId }, at) => first.get(paperId) === at && written.has(paperId));
  }
}
