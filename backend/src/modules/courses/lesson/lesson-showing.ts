import { limits } from '@masar/domain';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { LearnersLesson, MissingThing } from '../completion/completion-demands.js';
import type { CoursesTables } from '../courses.tables.js';
import { seeableSeconds, type SeenRange, seenSeconds, videoLength, withSeen } from './seen-ranges.rules.js';
import { ShownLesson } from './shown-lesson.entity.js';

/** What a player says was shown. */
export interface ShowingReport {
  /** A copy kept for reading without network was opened. */
  opened?: boolean | undefined;
  seen?: SeenRange[] | undefined;
  /** Seconds. */
  videoSeconds?: number | undefined;
}

/** Notes that a lesson's text leaves for somebody, who reads it or keeps a copy; the first time of each counts. */
export async function noteDelivery(
  em: EntityManager,
  { userId, lessonId }: LearnersLesson,
  isOpened: boolean,
  now: Date,
): Promise<void> {
  await em
    .getKysely<CoursesTables>()
    .insertInto('shown_lessons')
    .values({
      id: v7(),
      user_id: userId,
      lesson_id: lessonId,
      delivered_at: now,
      opened_at: isOpened ? now : null,
      seen: sql`'[]'::jsonb`,
      seen_at: null,
      video_seconds: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'lesson_id']).doUpdateSet({
        opened_at: sql`coalesce(shown_lessons.opened_at, excluded.opened_at)`,
      }),
    )
    .execute();
}

/**
 * Takes over what was shown, as far as it can be so: nothing of a text that never left this server for this person, and
 * no more seconds of a video than fit into twice the time since the last report (EVD-1).
 */
export async function noteShown(
  em: EntityManager,
  { userId, lessonId }: LearnersLesson,
  report: ShowingReport,
  now: Date,
): Promise<ShownLesson | null> {
  const shown = await em.findOne(ShownLesson, { userId, lessonId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!shown) return null;
  if (report.opened) shown.openedAt ??= now;
  if (report.videoSeconds) shown.videoSeconds = report.videoSeconds;
  if (report.seen && report.seen.length > 0) {
    shown.seen = withSeen(shown.seen, report.seen, seeableSeconds(shown.seenAt ?? shown.deliveredAt, now));
    shown.seenAt = now;
  }
  await em.flush();
  return shown;
}

/** What of text and video was not shown yet. */
export function missingOfShowing(
  lesson: { videoUrl?: string | null | undefined; duration?: number | null | undefined },
  shown: ShownLesson | null,
): MissingThing[] {
  const missing: MissingThing[] = [];
  if (!shown?.openedAt) missing.push({ code: 'courses.missing_opened' });
  if (!lesson.videoUrl) return missing;
  const length = videoLength(lesson.duration ?? null, shown?.videoSeconds ?? null);
  const percent = Math.floor((100 * seenSeconds(shown?.seen ?? [], length)) / length);
  if (percent < limits.videoSeenPercent)
    missing.push({ code: 'courses.missing_video', params: { seen: percent, needed: limits.videoSeenPercent } });
  return missing;
}
