import type { QuestionAnswer } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { GatheredCalls } from '#platform/database/gathered-calls';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import type { PaperQuestion } from '../drawing/paper-question.js';
import { AnswerMismatch } from '../questions.errors.js';
import type { QuestionsTables } from '../questions.tables.js';
import { type AnsweredPaper, judgeAnswer } from './answering.rules.js';
import type { GivenAnswer } from './given-answer.js';

/** An answer on its way. */
interface SentTo {
  paperId: string;
  questionId: string;
  userId: string;
  device: string;
}

/** To be kept as long as the paper is what it was when the answer was judged; times are what PostgreSQL reads. */
interface KeptAnswer extends SentTo, Pick<AnsweredPaper, 'submittedAt' | 'endsAt'> {
  answer: QuestionAnswer;
  now: Date;
}

interface ReadPaper extends Record<'submittedAt' | 'endsAt' | 'elsewhereAt', Date | string | null> {
  at: number;
  question: PaperQuestion | null;
}

const dateOf = (moment: Date | string | null): Date | null => (moment === null ? null : new Date(isoTime(moment)));

/** Places in the pool stay for whatever else is asked. */
const limits = { atOnce: 2, inOne: 100 };

/**
 * The short way of an answer: its question is read alone, and one statement keeps the answer where the paper is still
 * what it was. Of all calls these come most, and they never wait in line; those that come at the same time go together (EVD-2, SCL-2).
 */
@Injectable()
export class AnswerKeeping {
  private readonly reads = new GatheredCalls(limits, (asked: readonly SentTo[]) => this.readAll(asked));
  private readonly writes = new GatheredCalls(limits, (kept: readonly KeptAnswer[]) => this.writeAll(kept));

  constructor(
    private readonly database: ReadDatabase,
    private readonly transactions: Transactions,
  ) {}

  /** False wherever there is anything to weigh or to write down besides, which `PaperService.answer` does. */
  async keep(paperId: string, viewer: Viewer, questionId: string, { sent, device }: GivenAnswer): Promise<boolean> {
    // What belongs to a transaction, as under an `Idempotency-Key`, can't go with others.
    if (this.transactions.open()) return false;
    // What administrators write stands in the audit log, which only transactions tell (CON-2).
    if (viewer.role === 'admin') return false;
    const asked = { paperId, questionId, userId: viewer.id, device };
    const now = new Date();
    const found = await this.reads.ask(asked);
    if (!found) return false;
    const judged = judgeAnswer(found, sent, now);
    if (judged.is === 'no-answer') throw new AnswerMismatch();
    if (judged.is !== 'kept' || judged.isElsewhere) return false;
    const { submittedAt, endsAt } = found;
    return this.writes.ask({ ...asked, now, answer: judged.answer, submittedAt, endsAt });
  }

  /** What is known of each paper; nothing where it is not theirs. */
  private async readAll(asked: readonly SentTo[]): Promise<(AnsweredPaper | undefined)[]> {
    const list = asked.map((one, at) => ({ ...one, at }));
    const { rows } = await sql<ReadPaper>`
      select s.at, p.submitted_at as "submittedAt", p.ends_at as "endsAt",
        jsonb_path_query_first(p.questions, '$[*] ? (@.id == $id)', jsonb_build_object('id', s."questionId")) as question,
        (select max(a.answered_at) from paper_answers a where a.paper_id = p.id and a.device <> s.device) as "elsewhereAt"
      from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as s(at int, "paperId" uuid, "questionId" text,
        "userId" uuid, device text)
      join papers p on p.id = s."paperId" and p.user_id = s."userId"`.execute(this.database.over<QuestionsTables>());
    const found = new Map(
      rows.map(({ at, question, submittedAt, endsAt, elsewhereAt }) => [
        at,
        { question, submittedAt: dateOf(submittedAt), endsAt: dateOf(endsAt), elsewhereAt: dateOf(elsewhereAt) },
      ]),
    );
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
          "questionId" text, "userId" uuid, device text, now timestamptz, answer jsonb, "submittedAt" timestamptz,
          "endsAt" timestamptz)),
      same as (
        select s.* from sent s join papers p on p.id = s."paperId"
        where p.user_id = s."userId" and p.submitted_at is not distinct from s."submittedAt"
          and p.ends_at is not distinct from s."endsAt"
        for no key update of p skip locked)
      insert into paper_answers (id, paper_id, question_id, answer, answered_at, device)
      select id, "paperId", "questionId", answer, now, device from same
      on conflict (paper_id, question_id) do update
        set answer = excluded.answer, answered_at = excluded.answered_at, device = excluded.device
      returning paper_id as id`.execute(this.database.over<QuestionsTables>());
    const written = new Set(rows.map(({ id }) => id));
    return kept.map(({ paperId }, at) => first.get(paperId) === at && written.has(paperId));
  }
}
