import { fingerprintsOf, rubricMaximum, rubricPoints, workScore } from '@masar/domain';
import { comments, groupTask } from './assignment-texts.js';
import type { CatalogueCourse } from './catalogue.js';
import type { LearnerCourse } from './learning.js';
import { peerTerms } from './peer-reviews.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

export interface GroupWorkRows {
  assignments: object[];
  assignment_groups: object[];
  assignment_group_members: object[];
  submissions: object[];
  submission_members: object[];
  submission_marks: object[];
}

const groupSize = 3;
const passMark = '60.00';
const percentPerDay = '0.00';

/**
 * An assignment that groups hand in, in a course of the demo instructor: one group waits, the other has its mark, which
 * does not count for one of them (ASG-1, ASG-2).
 */
export function makeGroupWork(
  courses: readonly CatalogueCourse[],
  learning: readonly LearnerCourse[],
  timeline: Timeline,
): GroupWorkRows {
  const { slug, rubric, works, exception, ...texts } = groupTask;
  const course = courses.find((one) => one.row.slug === slug);
  if (!course) throw new Error(`The course ${slug} of a group's assignment is missing`);
  const id = stableId('assignments', `${slug} groups`);
  const writtenAt = timeline.daysAgo(30);
  const assignment = {
    id,
    course_id: course.row.id,
    lesson_id: null,
    title_ar: texts.titleAr,
    title_en: texts.titleEn,
    task_ar: texts.taskAr,
    task_en: texts.taskEn,
    accepts: ['text', 'links', 'files', 'voice'],
    due_at: null,
    late_rule: 'accepted',
    percent_per_day: percentPerDay,
    resubmissions: 1,
    pass_mark: passMark,
    rubric,
    is_group_work: true,
    is_required: false,
    ...peerTerms(timeline, 0, false),
    created_at: writtenAt,
    updated_at: writtenAt,
  };
  const rows: GroupWorkRows = {
    assignments: [assignment],
    assignment_groups: [],
    assignment_group_members: [],
    submissions: [],
    submission_members: [],
    submission_marks: [],
  };
  const people = learning
    .filter((one) => one.course === course && !one.byHand && one.age > one.person.lastActiveAge + 1)
    .sort((one, other) => one.person.lastActiveAge - other.person.lastActiveAge)
    .slice(0, groupSize * works.length);
  for (const [index, text] of works.entries()) {
    const number = index + 1;
    const together = people.slice(index * groupSize, number * groupSize).map(({ person }) => person.row.id);
    const [first, last] = [together[0], together.at(-1)];
    if (!first || !last) break;
    const groupId = stableId('assignment_groups', `${slug} ${number}`);
    const submissionId = stableId('submissions', groupId);
    const isMarked = index > 0;
    const [handedInAt, markedAt] = [timeline.daysAgo(0.04 + index), timeline.daysAgo(index / 2)];
    const levels = rubric.map((_, row) => ({ row, level: row === 0 ? 2 : 1 }));
    const [points, maximum] = [rubricPoints(rubric, levels) ?? 0, rubricMaximum(rubric)];
    const score = workScore(points, maximum, { days: 0, percentPerDay });
    rows.assignment_groups.push({ id: groupId, assignment_id: id, number, created_at: writtenAt });
    for (const userId of together) {
      rows.assignment_group_members.push({
        id: stableId('assignment_group_members', `${slug} ${userId}`),
        assignment_id: id,
        group_id: groupId,
        user_id: userId,
        added_at: writtenAt,
      });
      const isExcepted = isMarked && userId === last;
      rows.submission_members.push({
        id: stableId('submission_members', `${submissionId} ${userId}`),
        submission_id: submissionId,
        user_id: userId,
        took_part: isMarked ? !isExcepted : null,
        excepted_because: isExcepted ? exception : null,
        excepted_by: isExcepted ? course.owner.row.id : null,
        excepted_at: isExcepted ? markedAt : null,
      });
    }
    rows.submissions.push({
      id: submissionId,
      assignment_id: id,
      user_id: first,
      group_id: groupId,
      round: 1,
      state: isMarked ? 'marked' : 'waiting',
      text,
      fingerprints: fingerprintsOf(text, [texts.taskAr, texts.taskEn]),
      links: [],
      version: isMarked ? 6 : 5,
      created_at: timeline.daysAgo(2 + index),
      updated_at: isMarked ? markedAt : handedInAt,
      handed_in_at: handedInAt,
      due_at: null,
      days_late: 0,
      percent_per_day: percentPerDay,
      pass_mark: passMark,
      rubric,
      score: isMarked ? score : null,
      has_passed: isMarked ? Number(score) >= Number(passMark) : null,
      marked_at: isMarked ? markedAt : null,
    });
    if (isMarked)
      rows.submission_marks.push({
        id: stableId('submission_marks', submissionId),
        submission_id: submissionId,
        number: 1,
        levels,
        points,
        maximum,
        score,
        has_passed: Number(score) >= Number(passMark),
        comment: comments[0],
        notes: [],
        marked_by: course.owner.row.id,
        marked_at: markedAt,
      });
  }
  return rows;
}
