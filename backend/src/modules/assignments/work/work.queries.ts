import type { ChosenLevel, CourseRight, PlaceNote, RubricRow, SubmissionState } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { mayAssistInCourse, rightOf } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal } from '#platform/database/bounded-total';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import { WorkNotFound } from '../assignments.errors.js';
import type { AssignmentsTables } from '../assignments.tables.js';
import { isWorkOf } from '../submission/whose-work.js';

type Moment = Date | string;

interface MarkRow {
  number: number;
  levels: ChosenLevel[];
  points: number;
  maximum: number;
  score: string;
  has_passed: boolean;
  comment: string;
  notes: PlaceNote[];
  reason: string | null;
  marked_at: string;
}

export interface WorkRow {
  id: string;
  assignment_id: string;
  user_id: string;
  round: number;
  state: SubmissionState;
  text: string;
  links: string[];
  version: number;
  created_at: Moment;
  updated_at: Moment;
  handed_in_at: Moment | null;
  due_at: Moment | null;
  days_late: number;
  percent_per_day: string;
  pass_mark: string | null;
  rubric: RubricRow[] | null;
  score: string | null;
  has_passed: boolean | null;
  files: { id: string; name: string; size: number; is_photo: boolean; is_voice: boolean }[];
  is_mine: boolean;
  members: { id: string; name: string | null; took_part: boolean | null; excepted_because: string | null }[];
  group_number: number | null;
  feedback: { id: string; name: string; size: number; is_voice: boolean; is_told: boolean }[];
  marks: MarkRow[];
  answers: {
    id: string;
    user_id: string | null;
    is_by_learner: boolean;
    name: string | null;
    text: string;
    created_at: string;
  }[];
}

export interface WorkOfLearnerRow extends WorkRow {
  user_name: string | null;
  course_id: string;
  course_title_ar: string;
  course_title_en: string;
  /** The viewer's. */
  right: CourseRight | null;
  title_ar: string;
  title_en: string;
  task_ar: string;
  task_en: string;
}

const latestFirst = newestFirst('s');

const files = sql<WorkRow['files']>`(select coalesce(json_agg(json_build_object(
    'id', f.id, 'name', f.name, 'size', f.size, 'is_photo', sf.is_photo,
    'is_voice', sf.is_voice) order by sf.added_at, sf.id), '[]'::json)
  from submission_files sf join stored_files f on f.id = sf.file_id where sf.submission_id = s.id)`;

/** What came with the marks; who marks sees what is still to come too. */
const feedback = (viewerId: string) => sql<WorkRow['feedback']>`(select coalesce(json_agg(json_build_object(
    'id', f.id, 'name', f.name, 'size', f.size, 'is_voice', sb.is_voice, 'is_told', sb.told_at is not null)
    order by sb.added_at, sb.id), '[]'::json)
  from submission_feedback sb join stored_files f on f.id = sb.file_id
  where sb.submission_id = s.id and (sb.told_at is not null or not ${isWorkOf(viewerId)}))`;

/** Everybody of a group whose round it is. */
const members = () => sql<WorkRow['members']>`(select coalesce(json_agg(json_build_object(
    'id', u.id, 'name', ${personName('u')}, 'took_part', sm.took_part, 'excepted_because', sm.excepted_because) order by sm.id), '[]'::json)
  from submission_members sm join users u on u.id = sm.user_id where sm.submission_id = s.id)`;

const marks = sql<MarkRow[]>`(select coalesce(json_agg(json_build_object(
    'number', m.number, 'levels', m.levels, 'points', m.points, 'maximum', m.maximum, 'score', m.score::text,
    'has_passed', m.has_passed, 'comment', m.comment, 'notes', m.notes, 'reason', m.reason, 'marked_at', m.marked_at)
    order by m.number desc), '[]'::json)
  from submission_marks m where m.submission_id = s.id)`;

const answers = () => sql<WorkRow['answers']>`(select coalesce(json_agg(json_build_object(
    'id', r.id, 'user_id', r.user_id, 'is_by_learner', r.user_id = s.user_id or exists (
      select from submission_members sm where sm.submission_id = s.id and sm.user_id = r.user_id), 'name', ${personName('writer')}, 'text', r.text, 'created_at', r.created_at)
    order by r.created_at, r.id), '[]'::json)
  from submission_answers r left join users writer on writer.id = r.user_id where r.submission_id = s.id)`;

@Injectable()
export class WorkQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The rounds of somebody's own work for an assignment, the latest first. */
  async roundsOf(assignmentId: string, userId: string, asked: PageQuery): Promise<Page<WorkRow>> {
    const mine = this.submissions().where('s.assignment_id', '=', assignmentId).where(isWorkOf(userId));
    const page = this.told(mine, userId).select(boundedTotal(mine.select('s.id')).as('total'));
    return latestFirst.page(await latestFirst.seek(page, asked).execute(), asked);
  }

  /** One round for whose work it is, and for who marks it, to whom drafts are unknown. */
  async one(id: string, viewer: Viewer): Promise<WorkOfLearnerRow> {
    const row = await this.told(this.submissions().where('s.id', '=', id), viewer.id)
      .innerJoin('assignments as a', 'a.id', 's.assignment_id')
      .innerJoin('courses as c', 'c.id', 'a.course_id')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['a.course_id', 'a.title_ar', 'a.title_en', 'a.task_ar', 'a.task_en', rightOf(viewer.id).as('right')])
      .select(['c.title_ar as course_title_ar', 'c.title_en as course_title_en', personName().as('user_name')])
      .executeTakeFirst();
    if (!row || !maySee(row, viewer)) throw new WorkNotFound();
    return row;
  }

  /** A file beside a round, for the same people. */
  async file(id: string, fileId: string, viewer: Viewer) {
    const row = await this.submissions()
      .innerJoin('submission_files as sf', 'sf.submission_id', 's.id')
      .innerJoin('stored_files as f', 'f.id', 'sf.file_id')
      .innerJoin('assignments as a', 'a.id', 's.assignment_id')
      .innerJoin('courses as c', 'c.id', 'a.course_id')
      .select(['s.state', rightOf(viewer.id).as('right'), isWorkOf(viewer.id).as('is_mine')])
      .select(({ or, eb }) => or([eb('sf.is_photo', '=', true), eb('sf.is_voice', '=', true)]).as('is_inline'))
      .select(['f.name', 'f.mime_type', 'f.storage_key', 'f.sha256'])
      .where('s.id', '=', id)
      .where('f.id', '=', fileId)
      .executeTakeFirst();
    if (!row || !maySee(row, viewer)) throw new WorkNotFound();
    return { ...row, is_inline: Boolean(row.is_inline) };
  }

  /** A voice note or a file beside the mark; the learner finds it once the mark is there. */
  async feedback(id: string, fileId: string, viewer: Viewer) {
    const row = await this.submissions()
      .innerJoin('submission_feedback as sb', 'sb.submission_id', 's.id')
      .innerJoin('stored_files as f', 'f.id', 'sb.file_id')
      .innerJoin('assignments as a', 'a.id', 's.assignment_id')
      .innerJoin('courses as c', 'c.id', 'a.course_id')
      .select(['s.state', rightOf(viewer.id).as('right'), 'sb.is_voice as is_inline', 'sb.told_at'])
      .select(isWorkOf(viewer.id).as('is_mine'))
      .select(['f.name', 'f.mime_type', 'f.storage_key', 'f.sha256'])
      .where('s.id', '=', id)
      .where('f.id', '=', fileId)
      .executeTakeFirst();
    if (!row || !maySee(row, viewer) || (row.is_mine && !row.told_at)) throw new WorkNotFound();
    return row;
  }

  private submissions() {
    return this.database.over<AssignmentsTables>().selectFrom('submissions as s');
  }

  private told(submissions: ReturnType<WorkQueries['submissions']>, viewerId: string) {
    return submissions
      .select(['s.id', 's.assignment_id', 's.round', 's.state', 's.text', 's.links', 's.version'])
      .select(['s.created_at', 's.updated_at', 's.handed_in_at', 's.due_at', 's.days_late', 's.percent_per_day'])
      .select(['s.pass_mark', 's.rubric', 's.score', 's.has_passed'])
      .select((eb) => [
        // Work of the current run, which has its person.
        eb.ref('s.user_id').$notNull().as('user_id'),
        isWorkOf(viewerId).as('is_mine'),
        members().as('members'),
        eb
          .selectFrom('assignment_groups as g')
          .select('g.number')
          .whereRef('g.id', '=', 's.group_id')
          .as('group_number'),
      ])
      .select([files.as('files'), feedback(viewerId).as('feedback'), marks.as('marks'), answers().as('answers')]);
  }
}

const maySee = (
  work: { is_mine: boolean; state: SubmissionState; right: CourseRight | null },
  viewer: Viewer,
): boolean => work.is_mine || (work.state !== 'draft' && mayAssistInCourse(work, viewer));
