import { assessedSkillIds } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import type { SkillsTables } from '../skills.tables.js';
import { assertAssessed } from './assessment.book.js';
import type { AssessmentResponse } from './dto/assessment.response.js';
import type { AssessmentQuestionResponse } from './dto/question.response.js';
import { mostQuestions } from './measuring/placement.rules.js';
import { toQuestionResponse } from './question.presenter.js';
import { expiryOf, isGivenUp, retakeFrom } from './retake.rules.js';

/** What can be assessed, and how far the caller is. */
@Injectable()
export class AssessmentQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The three skills in the order of the screen. */
  async overview(viewer: Viewer, now = new Date()): Promise<AssessmentResponse[]> {
    const [skills, attempts] = await Promise.all([this.skills(), this.attempts(viewer)]);
    const byId = new Map(skills.map((skill) => [skill.id, skill]));
    return assessedSkillIds.flatMap((id) => {
      const skill = byId.get(id);
      if (!skill) return [];
      const own = attempts.filter((attempt) => attempt.skill_id === id);
      return {
        skillId: id,
        labelAr: skill.label_ar,
        labelEn: skill.label_en,
        quickQuestions: Number(skill.quick),
        placementMost: mostQuestions(Number(skill.placement)),
        placementBank: Number(skill.placement),
        hasAttempts: own.length > 0,
        ...standingOf(own, now),
      };
    });
  }

  /** The quick check without any hint to its answers. */
  async quickQuestions(skillId: string): Promise<AssessmentQuestionResponse[]> {
    assertAssessed(skillId);
    const rows = await this.database
      .over<SkillsTables>()
      .selectFrom('assessment_items')
      .select(['id', 'topic', 'stem_ar', 'stem_en', 'options'])
      .where('skill_id', '=', skillId)
      .where('kind', '=', 'quick')
      .where('is_live', '=', true)
      .orderBy('order_index')
      .execute();
    return rows.map(toQuestionResponse);
  }

  private async skills() {
    const live = (kind: string) => sql<string>`count(*) filter (where i.kind = ${kind} and i.is_live)`;
    return this.database
      .over<SkillsTables>()
      .selectFrom('skills as s')
      .innerJoin('assessment_items as i', 'i.skill_id', 's.id')
      .select(['s.id', 's.label_ar', 's.label_en'])
      .select([live('quick').as('quick'), live('placement').as('placement')])
      .groupBy(['s.id', 's.label_ar', 's.label_en'])
      .execute();
  }

  /** Of each skill and kind what counts: the latest result of the profile, and what is open. */
  private async attempts(viewer: Viewer) {
    return this.database
      .over<SkillsTables>()
      .selectFrom('assessment_attempts as t')
      .distinctOn(['t.skill_id', 't.kind', 't.status'])
      .select(['t.id', 't.skill_id', 't.kind', 't.status', 't.started_at', 't.finished_at'])
      .select(['t.score', 't.level', 't.confidence'])
      .select((eb) =>
        eb
          .selectFrom('assessment_answers as a')
          .select(({ fn }) => fn.countAll<string>().as('answered'))
          .whereRef('a.attempt_id', '=', 't.id')
          .as('answered'),
      )
      .where('t.user_id', '=', viewer.id)
      .where((eb) => eb.or([eb('t.is_counted', '=', true), eb('t.status', '=', 'open')]))
      .orderBy('t.skill_id')
      .orderBy('t.kind')
      .orderBy('t.status')
      .orderBy('t.started_at', 'desc')
      .execute();
  }
}

type OwnAttempt = Awaited<ReturnType<AssessmentQueries['attempts']>>[number];

function standingOf(
  own: readonly OwnAttempt[],
  now: Date,
): Pick<AssessmentResponse, 'result' | 'open' | 'placementFrom'> {
  const open = own.find(({ status, started_at: started }) => status === 'open' && !isGivenUp(new Date(started), now));
  const finished = own.flatMap((attempt) => resultOf(attempt, now));
  const placement = finished.find(({ kind }) => kind === 'placement');
  const again = placement && retakeFrom(new Date(placement.finishedAt));
  return {
    // A valid placement test stands before a quick check, as on the profile.
    result: placement ?? finished[0] ?? null,
    open: open ? { id: open.id, answered: Number(open.answered) } : null,
    placementFrom: again && again > now ? again.toISOString() : null,
  };
}

function resultOf(attempt: OwnAttempt, now: Date) {
  const { kind, score, level, confidence, finished_at: finished } = attempt;
  if (finished === null || score === null || level === null || confidence === null) return [];
  const expiresAt = expiryOf(new Date(finished));
  if (expiresAt <= now) return [];
  return [{ kind, score, level, confidence, finishedAt: isoTime(finished), expiresAt: expiresAt.toISOString() }];
}
