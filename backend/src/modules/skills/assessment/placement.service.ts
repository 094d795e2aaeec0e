import { assessmentLimits } from '@masar/domain';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import {
  AssessmentAnswersMismatch,
  AttemptFinished,
  AttemptNotFound,
  QuestionChanged,
  RetakeTooEarly,
} from '../skills.errors.js';
import type { SkillsTables } from '../skills.tables.js';
import { assertAssessed, lastCounted, liveItems, metItems } from './assessment.book.js';
import { AssessmentAnswer } from './assessment-answer.entity.js';
import { AssessmentAttempt } from './assessment-attempt.entity.js';
import { isEnough, mostQuestions, nextQuestion } from './measuring/placement.rules.js';
import { estimate } from './measuring/rasch.rules.js';
import { PlacementEnd } from './placement-end.js';
import { isGivenUp, retakeFrom } from './retake.rules.js';

/** The adaptive test: one question at a time, chosen by what the answers so far have shown (ASM-1). */
@Injectable()
export class PlacementService {
  constructor(
    private readonly transactions: Transactions,
    private readonly end: PlacementEnd,
  ) {}

  /** Starts a test or goes on with the open one; answers its id. */
  async start(viewer: Viewer, skillId: string, now = new Date()): Promise<string> {
    assertAssessed(skillId);
    return this.transactions.run(async (em) => {
      const open = await openAttempt(em, viewer.id, skillId);
      if (open && !isGivenUp(open.startedAt, now)) return open.id;
      open?.abandon();
      await em.flush();
      const last = await lastCounted(em, viewer.id, skillId, 'placement');
      if (last && retakeFrom(last) > now) throw new RetakeTooEarly({ days: assessmentLimits.retakeDays });
      const first = await chooseItem(em, viewer.id, skillId, [], 0);
      await insertOnce(em, { userId: viewer.id, skillId, first, now });
      return (await openAttempt(em, viewer.id, skillId))!.id;
    });
  }

  /** Takes an answer to the current question; null where the person does not know. Sent again, it changes nothing. */
  async answer(
    viewer: Viewer,
    attemptId: string,
    given: { questionId: string; optionId: string | null },
    now = new Date(),
  ): Promise<void> {
    await this.transactions.run(async (em) => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const attempt = await em.findOne(AssessmentAttempt, { id: attemptId, userId: viewer.id }, { lockMode });
      if (!attempt || attempt.kind !== 'placement') throw new AttemptNotFound();
      const answers = await em.find(AssessmentAnswer, { attemptId }, { orderBy: { position: 'asc' } });
      if (answers.some(({ itemId }) => itemId === given.questionId)) return;
      if (attempt.status !== 'open') throw new AttemptFinished();
      if (attempt.currentItemId !== given.questionId) throw new QuestionChanged();

      const items = await liveItems(em, attempt.skillId, 'placement');
      const item = items.find(({ id }) => id === given.questionId);
      // A question that left the bank meanwhile is neither right nor wrong: the next one takes its place.
      if (item) answers.push(grade(em, attempt, item, given.optionId, answers.length, now));
      await em.flush();

      const known = answers.map(({ difficulty, isRight }) => ({ difficulty: Number(difficulty), isRight }));
      const measured = estimate(known);
      const asked = answers.map(({ itemId }) => itemId);
      const next = isEnough(known, measured, mostQuestions(items.length))
        ? null
        : await chooseItem(em, viewer.id, attempt.skillId, asked, measured.ability);
      attempt.currentItemId = next;
      if (next === null) await this.end.finish(em, attempt, answers, measured, now);
    });
  }
}

const openAttempt = (em: EntityManager, userId: string, skillId: string): Promise<AssessmentAttempt | null> =>
  em.findOne(AssessmentAttempt, { userId, skillId, kind: 'placement', status: 'open' });

/** Two starts at once make one attempt: the unique index decides. */
async function insertOnce(
  em: EntityManager,
  { userId, skillId, first, now }: { userId: string; skillId: string; first: string | null; now: Date },
): Promise<void> {
  await em
    .getKysely<SkillsTables>()
    .insertInto('assessment_attempts')
    .values({
      id: v7(),
      user_id: userId,
      skill_id: skillId,
      kind: 'placement',
      current_item_id: first,
      started_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'skill_id', 'kind']).where('status', '=', 'open').doNothing(),
    )
    .execute();
}

async function chooseItem(
  em: EntityManager,
  userId: string,
  skillId: string,
  asked: readonly string[],
  ability: number,
): Promise<string | null> {
  const met = await metItems(em, userId);
  const items = await liveItems(em, skillId, 'placement');
  const candidates = items
    .filter(({ id }) => !asked.includes(id))
    .map(({ id, difficulty }) => ({ id, difficulty, isKnown: met.has(id) }));
  return nextQuestion(candidates, ability, Math.random);
}

function grade(
  em: EntityManager,
  attempt: AssessmentAttempt,
  item: Awaited<ReturnType<typeof liveItems>>[number],
  optionId: string | null,
  position: number,
  now: Date,
): AssessmentAnswer {
  if (optionId !== null && !item.options.some(({ id }) => id === optionId)) throw new AssessmentAnswersMismatch();
  return em.create(AssessmentAnswer, {
    attemptId: attempt.id,
    itemId: item.id,
    position,
    optionId,
    isRight: optionId === item.right_option_id,
    difficulty: item.difficulty.toFixed(3),
    answeredAt: now,
  });
}
