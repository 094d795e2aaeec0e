import { type ChosenLevel, fingerprintsOf, latenessAt, rubricMaximum, rubricPoints, workScore } from '@masar/domain';
import { assignmentTexts, comments, works } from './assignment-texts.js';
import type { CatalogueCourse } from './catalogue.js';
import type { LearnerCourse } from './learning.js';
import { makePeerReviews, peerTerms, type ReviewedWork } from './peer-reviews.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';
import { makeVoiceNotes, type SpokenWork, type VoiceRows } from './voice-notes.js';

export interface AssignmentRows extends VoiceRows {
  assignments: object[];
  submissions: object[];
  submission_marks: object[];
  peer_reviews: object[];
}

/** The assignments were due so many days ago; of each course so many of the latest visitors handed in. */
const dueAge = 4;
const handedInTotal = 9;
/** Of the course of the demo student so many others, who review each other's work. */
const peersTotal = 3;
const reviewsOfEach = 3;
/** The first of them wait, the others have their mark. */
const waitingTotal = 4;
/** The first steps of beginners ask for no work beside their lessons. */
const optionalIn = 'html-css-foundations';
const percentPerDay = '5.00';
const passMark = '60.00';

/** Levels that the marker chose, taken in turn: very good, good enough, not yet. */
const grades: readonly (readonly number[])[] = [
  [2, 2, 2, 1],
  [1, 2, 1, 1],
  [1, 1, 0, 0],
];

/**
 * Assignments of two courses of the demo instructor with work that waits, is marked and came late, and one of a course of
 * the demo student, who may improve what was marked. They hang on no lesson; their courses wait for those of two (ASG-1, EVD-9).
 */
export function makeAssignments(
  courses: readonly CatalogueCourse[],
  learning: readonly LearnerCourse[],
  timeline: Timeline,
): AssignmentRows {
  const rows: Omit<AssignmentRows, keyof VoiceRows> = {
    assignments: [],
    submissions: [],
    submission_marks: [],
    peer_reviews: [],
  };
  const spoken: { work: SpokenWork; markerId: string }[] = [];
  for (const { slug, rubric, ...texts } of assignmentTexts) {
    const course = courses.find((one) => one.row.slug === slug);
    if (!course) throw new Error(`The course ${slug} of an assignment is missing`);
    const id = stableId('assignments', slug);
    const isOfDemoInstructor = course.owner.isDemoAccount;
    // Of theirs the second shows what reviews come to, the first how they are written.
    const hasEnded = isOfDemoInstructor && rows.assignments.length > 0;
    const dueAt = timeline.daysAgo(isOfDemoInstructor ? dueAge : -10);
    rows.assignments.push({
      id,
      course_id: course.row.id,
      lesson_id: null,
      title_ar: texts.titleAr,
      title_en: texts.titleEn,
      task_ar: texts.taskAr,
      task_en: texts.taskEn,
      accepts: ['text', 'photos', 'voice', 'links', 'files'],
      due_at: dueAt,
      late_rule: 'accepted',
      percent_per_day: percentPerDay,
      resubmissions: 2,
      is_group_work: false,
      is_required: slug !== optionalIn,
      pass_mark: passMark,
      rubric,
      ...peerTerms(timeline, reviewsOfEach, hasEnded),
      created_at: timeline.daysAgo(60),
      // Asked of everybody since the latest certificate of its course, whose holders keep theirs.
      updated_at: timeline.daysAgo(sinceLatestCompletion(course, learning, timeline)),
    });
    const visitors = learning
      .filter((one) => one.course === course && !one.byHand && one.age > one.person.lastActiveAge + 1)
      .sort((one, other) => one.person.lastActiveAge - other.person.lastActiveAge);
    const learners = isOfDemoInstructor
      ? visitors.slice(0, handedInTotal)
      : [...learning.filter((one) => one.course === course && one.byHand), ...visitors.slice(0, peersTotal)];
    const reviewed: ReviewedWork[] = [];
    for (const [index, learner] of learners.entries()) {
      const age = Math.max(learner.person.lastActiveAge, 0.05) + 0.01;
      const handedInAt = timeline.daysAgo(age);
      const { daysLate } = latenessAt(
        { dueAt: new Date(dueAt), lateRule: 'accepted', acceptedUntil: null },
        new Date(handedInAt),
      );
      const isWaiting = isOfDemoInstructor && index < waitingTotal;
      const levels = isOfDemoInstructor || !learner.byHand ? grades[index % grades.length]! : grades[2]!;
      const chosen: ChosenLevel[] = levels.map((level, row) => ({ row, level }));
      const [points, maximum] = [rubricPoints(rubric, chosen) ?? 0, rubricMaximum(rubric)];
      const score = workScore(points, maximum, { days: daysLate, percentPerDay });
      const hasPassed = Number(score) >= Number(passMark);
      const markedAt = timeline.daysAgo(age / 2);
      const submissionId = stableId('submissions', `${slug} ${learner.person.row.id}`);
      const text = works[index % works.length]!;
      const work = {
        id: submissionId,
        assignment_id: id,
        user_id: learner.person.row.id,
        group_id: null,
        round: 1,
        state: isWaiting ? 'waiting' : 'marked',
        text,
        fingerprints: fingerprintsOf(text, [texts.taskAr, texts.taskEn]),
        links: [],
        version: isWaiting ? 2 : 3,
        created_at: timeline.daysAgo(age + 0.01),
        updated_at: isWaiting ? handedInAt : markedAt,
        handed_in_at: handedInAt,
        due_at: dueAt,
        days_late: daysLate,
        percent_per_day: percentPerDay,
        pass_mark: passMark,
        rubric,
        score: isWaiting ? null : score,
        has_passed: isWaiting ? null : hasPassed,
        marked_at: isWaiting ? null : markedAt,
      };
      rows.submissions.push(work);
      reviewed.push({ id: submissionId, userId: learner.person.row.id, age });
      if (index === 0 || index === waitingTotal) spoken.push({ work, markerId: course.owner.row.id });
      if (isWaiting) continue;
      rows.submission_marks.push({
        id: stableId('submission_marks', submissionId),
        submission_id: submissionId,
        number: 1,
        levels: chosen,
        points,
        maximum,
        score,
        has_passed: hasPassed,
        comment: comments[hasPassed ? 0 : 1],
        notes: [],
        marked_by: course.owner.row.id,
        marked_at: markedAt,
      });
    }
    rows.peer_reviews.push(...makePeerReviews(id, rubric, reviewed, reviewsOfEach, timeline, hasEnded));
  }
  return { ...rows, ...makeVoiceNotes(spoken) };
}

/** The age of a moment in the middle between the latest completion of a course and now. */
function sinceLatestCompletion(
  course: CatalogueCourse,
  learning: readonly LearnerCourse[],
  timeline: Timeline,
): number {
  const ages = learning.flatMap(({ course: learned, enrollment: { completed_at } }) =>
    learned === course && completed_at ? [timeline.ageOf(completed_at)] : [],
  );
  return Math.min(60, ...ages) / 2;
}
