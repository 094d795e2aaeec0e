import { scoreBand } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import { AttemptNotFound } from '../skills.errors.js';
import type { SkillsTables } from '../skills.tables.js';
import { assertAssessed } from './assessment.book.js';
import type { AttemptResponse, AttemptSummaryResponse } from './dto/attempt.response.js';
import { mostQuestions } from './measuring/placement.rules.js';
import { type ReviewedRow, topicScores, toQuestionResponse, toReviewedAnswer } from './question.presenter.js';
import { isWeak } from './retake.rules.js';
import { StartingCourse } from './starting-course.queries.js';

/** Attempts shown in a list. */
const newest = 20;

/** Attempts as their owners see them. */
@Injectable()
export class AttemptQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly starting: StartingCourse,
  ) {}

  /** Finished and open attempts at a skill, the newest first. */
  async ofSkill(viewer: Viewer, skillId: string): Promise<AttemptSummaryResponse[]> {
    assertAssessed(skillId);
    const rows = await this.attempts(viewer)
      .where('skill_id', '=', skillId)
      .where('status', '<>', 'abandoned')
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(newest)
      .execute();
    return rows.map(toSummary);
  }

  /** An attempt: the question that waits, or after the end all answers with what was right. */
  async byId(viewer: Viewer, id: string): Promise<AttemptResponse> {
    const attempt = await this.attempts(viewer).where('id', '=', id).executeTakeFirst();
    if (!attempt) throw new AttemptNotFound();
    const answers = await this.answers(id);
    const isFinished = attempt.status === 'finished';
    const isLow = attempt.level !== null && isWeak(attempt.level);
    const [most, question, course] = await Promise.all([
      attempt.kind === 'quick' ? answers.length : this.most(attempt.skill_id),
      attempt.current_item_id === null ? null : this.question(attempt.current_item_id),
      isLow ? this.starting.of(viewer, attempt.skill_id) : null,
    ]);
    return {
      ...toSummary(attempt),
      answered: answers.length,
      most,
      question,
      review: isFinished ? answers.map(toReviewedAnswer) : [],
      topics: isFinished ? topicScores(answers) : [],
      course,
    };
  }

  private attempts(viewer: Viewer) {
    return this.tables()
      .selectFrom('assessment_attempts')
      .select(['id', 'skill_id', 'kind', 'status', 'current_item_id', 'started_at', 'finished_at'])
      .select(['score', 'level', 'confidence', 'is_counted'])
      .where('user_id', '=', viewer.id);
  }

  private async answers(attemptId: string): Promise<ReviewedRow[]> {
    return this.tables()
      .selectFrom('assessment_answers as a')
      .innerJoin('assessment_items as i', 'i.id', 'a.item_id')
      .select(['i.id', 'i.topic', 'i.stem_ar', 'i.stem_en', 'i.options', 'i.right_option_id'])
      .select(['i.explanation_ar', 'i.explanation_en', 'a.option_id', 'a.is_right'])
      .where('a.attempt_id', '=', attemptId)
      .orderBy('a.position')
      .execute();
  }

  private async question(itemId: string) {
    const row = await this.tables()
      .selectFrom('assessment_items')
      .select(['id', 'topic', 'stem_ar', 'stem_en', 'options'])
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow();
    return toQuestionResponse(row);
  }

  private async most(skillId: string): Promise<number> {
    const { size } = await this.tables()
      .selectFrom('assessment_items')
      .select((eb) => eb.fn.countAll<string>().as('size'))
      .where('skill_id', '=', skillId)
      .where('kind', '=', 'placement')
      .where('is_live', '=', true)
      .executeTakeFirstOrThrow();
    return mostQuestions(Number(size));
  }

  private tables() {
    return this.database.over<SkillsTables>();
  }
}

type AttemptRow = Awaited<ReturnType<ReturnType<AttemptQueries['attempts']>['executeTakeFirstOrThrow']>>;

const toSummary = (row: AttemptRow): AttemptSummaryResponse => ({
  id: row.id,
  skillId: row.skill_id,
  kind: row.kind,
  status: row.status,
  score: row.score,
  band: row.score === null ? null : scoreBand(row.score),
  level: row.level,
  confidence: row.confidence,
  isCounted: row.is_counted,
  isWeak: row.level !== null && isWeak(row.level),
  startedAt: isoTime(row.started_at),
  finishedAt: row.finished_at && isoTime(row.finished_at),
});
