import { type ChosenLevel, fingerprintsOf, rubricMaximum, rubricPoints, workScore } from '@masar/domain';
import { markedTask } from './assignment-texts.js';
import type { AssignmentRows } from './assignments.js';
import type { CatalogueCourse } from './catalogue.js';
import type { ShownWork } from './certificate-evidence.js';
import type { LearnerCourse } from './learning.js';
import { peerTerms } from './peer-reviews.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

/** Days since the last lesson of its course asks for it; who completed the course earlier keeps the certificate. */
const taskAge = 55;
const passMark = '60.00';
const percentPerDay = '0.00';

interface MarkedLessonRows extends Pick<AssignmentRows, 'assignments' | 'submissions' | 'submission_marks'> {
  /** Those who completed the course since, each with work that a person marked. */
  shown: ShownWork[];
}

/**
 * A lesson that is complete only when a person has marked its work and let it pass, with the work of everybody who
 * completed it since: their certificates say so (ASG-1, EVD-4).
 */
export function makeMarkedLesson(
  courses: readonly CatalogueCourse[],
  learning: readonly LearnerCourse[],
  timeline: Timeline,
): MarkedLessonRows {
  const { slug, rubric, works, ...texts } = markedTask;
  const course = courses.find(({ row }) => row.slug === slug);
  const lesson = course?.lessons.at(-1);
  if (!course || !lesson) throw new Error(`The course ${slug} of a lesson that is marked is missing`);
  const id = stableId('assignments', `${slug} ${lesson.slug}`);
  const since = timeline.daysAgo(taskAge);
  const rows: MarkedLessonRows = {
    assignments: [
      {
        id,
        course_id: course.row.id,
        lesson_id: lesson.id,
        title_ar: texts.titleAr,
        title_en: texts.titleEn,
        task_ar: texts.taskAr,
        task_en: texts.taskEn,
        accepts: ['text', 'photos', 'links'],
        due_at: null,
        late_rule: 'accepted',
        percent_per_day: percentPerDay,
        resubmissions: 2,
        is_group_work: false,
        is_required: true,
        pass_mark: passMark,
        rubric,
        ...peerTerms(timeline, 0, false),
        created_at: since,
        updated_at: since,
      },
    ],
    submissions: [],
    submission_marks: [],
    shown: [],
  };
  const completers = learning.filter(
    ({ course: learned, enrollment, byHand }) =>
      learned === course && !byHand && (enrollment.completed_at ?? '') > since,
  );
  for (const [index, { enrollment, lessonProgress }] of completers.entries()) {
    const userId = enrollment.user_id;
    const [before, end] = lessonProgress.slice(-2).map(({ completed_at }) => timeline.ageOf(completed_at));
    const between = (share: number) => timeline.daysAgo(before! + (end! - before!) * share);
    const [handedInAt, markedAt] = [between(0.4), between(0.8)];
    const levels: ChosenLevel[] = rubric.map(({ levels: possible }, row) => ({
      row,
      level: possible.length - (row === index % rubric.length ? 2 : 1),
    }));
    const [points, maximum] = [rubricPoints(rubric, levels) ?? 0, rubricMaximum(rubric)];
    const score = workScore(points, maximum, { days: 0, percentPerDay });
    const { text, comment } = works[index % works.length]!;
    const submissionId = stableId('submissions', `${id} ${userId}`);
    rows.submissions.push({
      id: submissionId,
      assignment_id: id,
      user_id: userId,
      group_id: null,
      round: 1,
      state: 'marked',
      text,
      fingerprints: fingerprintsOf(text, [texts.taskAr, texts.taskEn]),
      links: [],
      version: 3,
      created_at: between(0.3),
      updated_at: markedAt,
      handed_in_at: handedInAt,
      due_at: null,
      days_late: 0,
      percent_per_day: percentPerDay,
      pass_mark: passMark,
      rubric,
      score,
      has_passed: true,
      marked_at: markedAt,
    });
    rows.submission_marks.push({
      id: stableId('submission_marks', submissionId),
      submission_id: submissionId,
      number: 1,
      levels,
      points,
      maximum,
      score,
      has_passed: true,
      comment,
      notes: [],
      marked_by: course.owner.row.id,
      marked_at: markedAt,
    });
    const part = {
      kind: 'work' as const,
      titleAr: texts.titleAr,
      titleEn: texts.titleEn,
      passMark,
      questions: null,
      drawnFrom: null,
    };
    rows.shown.push({ userId, courseId: course.row.id, evidence: 'A', score, part });
  }
  return rows;
}
