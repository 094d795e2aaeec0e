import { rubricMaximum, type RubricRow } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CourseAudience, CourseCompletion } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import {
  AssignmentHasWork,
  AssignmentNotFound,
  GroupModeFixed,
  LessonElsewhere,
  RubricEmpty,
  UntilBeforeDue,
} from '../assignments.errors.js';
import type { AssignmentsTables } from '../assignments.tables.js';
import { Submission } from '../submission/submission.entity.js';
import type { RubricRowDto, WriteAssignmentDto } from './assignment.dto.js';
import { Assignment } from './assignment.entity.js';

/** Authors write the assignments of their courses (ASG-1). */
@Injectable()
export class AssignmentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audience: CourseAudience,
    private readonly completion: CourseCompletion,
  ) {}

  /** `slug` is its name in the bundle that it comes with. */
  async create(courseId: string, viewer: Viewer, written: WriteAssignmentDto, slug?: string): Promise<string> {
    return this.transactions.run(async (em) => {
      await this.audience.requireAuthor(viewer, courseId);
      const assignment = em.create(Assignment, {
        courseId,
        slug: slug ?? null,
        ...(await columnsOf(em, courseId, written)),
      });
      await em.flush();
      return assignment.id;
    });
  }

  /** Work that was handed in keeps the rubric, pass mark and lateness of its moment. */
  async change(id: string, viewer: Viewer, written: WriteAssignmentDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const assignment = await this.ofAuthor(em, id, viewer);
      const isGroupWork = written.isGroupWork ?? assignment.isGroupWork;
      if (isGroupWork !== assignment.isGroupWork && (await em.count(Submission, { assignmentId: id })))
        throw new GroupModeFixed();
      const formerDue = assignment.peerReviewDueAt?.getTime();
      em.assign(assignment, await columnsOf(em, assignment.courseId, written));
      const due = assignment.peerReviewDueAt;
      if (due && due.getTime() !== formerDue && due > new Date()) assignment.peerReleasedAt = null;
      if (!assignment.isRequired) await this.askNoLonger(em, assignment.courseId);
    });
  }

  /** Only while nobody has handed anything in; drafts go with it. */
  async remove(id: string, viewer: Viewer): Promise<void> {
    await this.transactions.run(async (em) => {
      const assignment = await this.ofAuthor(em, id, viewer);
      if (await em.count(Submission, { assignmentId: id, state: { $ne: 'draft' } })) throw new AssignmentHasWork();
      em.remove(assignment);
      await this.askNoLonger(em, assignment.courseId);
    });
  }

  /** Nobody waits any more for what the course does not require (EVD-9). */
  private async askNoLonger(em: EntityManager, courseId: string): Promise<void> {
    await em.flush();
    await this.completion.ofWaiting(em, courseId, new Date());
  }

  private async ofAuthor(em: EntityManager, id: string, viewer: Viewer): Promise<Assignment> {
    const assignment = await em.findOne(Assignment, { id });
    if (!assignment) throw new AssignmentNotFound();
    await this.audience.requireAuthor(viewer, assignment.courseId);
    // Courses are locked before their enrolments, which may be complete by this change.
    await this.completion.lockCourse(em, assignment.courseId);
    return assignment;
  }
}

async function columnsOf(em: EntityManager, courseId: string, written: WriteAssignmentDto) {
  const rubric = written.rubric.map(toRow);
  if (rubricMaximum(rubric) === 0) throw new RubricEmpty();
  const [dueAt, acceptedUntil] = [momentOf(written.dueAt), momentOf(written.acceptedUntil)];
  if (dueAt && acceptedUntil && acceptedUntil < dueAt) throw new UntilBeforeDue();
  const lessonId = written.lessonId ?? null;
  if (lessonId && !(await isLessonOf(em, lessonId, courseId))) throw new LessonElsewhere();
  return {
    lessonId,
    titleAr: written.titleAr,
    titleEn: written.titleEn || written.titleAr,
    taskAr: written.taskAr,
    taskEn: written.taskEn || written.taskAr,
    accepts: written.accepts,
    dueAt,
    lateRule: written.lateRule,
    acceptedUntil: written.lateRule === 'accepted' ? acceptedUntil : null,
    percentPerDay: written.percentPerDay,
    resubmissions: written.resubmissions,
    passMark: written.passMark,
    isRequired: written.isRequired,
    ...(written.isGroupWork !== undefined && { isGroupWork: written.isGroupWork }),
    ...peerColumnsOf(written),
    rubric,
  };
}

/** Nothing where nothing is said of it, so that who knows nothing of peer reviews takes none away. */
function peerColumnsOf({
  peerReviews,
  peerReviewDueAt,
  peerInstructionsAr: ar = '',
  peerInstructionsEn: en,
}: WriteAssignmentDto) {
  if (peerReviews === undefined) return {};
  return {
    peerReviews,
    peerReviewDueAt: momentOf(peerReviewDueAt),
    peerInstructionsAr: ar,
    peerInstructionsEn: en || ar,
  };
}

const momentOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

const toRow = ({ titleAr, titleEn, levels }: RubricRowDto): RubricRow => ({
  titleAr,
  titleEn: titleEn || titleAr,
  levels: levels.map((level) => ({
    titleAr: level.titleAr,
    titleEn: level.titleEn || level.titleAr,
    points: level.points,
  })),
});

async function isLessonOf(em: EntityManager, lessonId: string, courseId: string): Promise<boolean> {
  const row = await em
    .getKysely<AssignmentsTables>()
    .selectFrom('lessons')
    .select('id')
    .where('id', '=', lessonId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return row !== undefined;
}
