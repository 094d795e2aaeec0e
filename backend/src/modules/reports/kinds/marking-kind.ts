import { sql } from 'kysely';
import { measures, ofCourses, type ReportKind } from './report-kind.js';

const { count, decimal } = measures;
const work = sql`submissions s join assignments a on a.id = s.assignment_id join courses c on c.id = a.course_id`;

/** Work for assignments: on the day on which it was handed in, and on the day of its first mark (ASG-2). */
export const markingKind: ReportKind = {
  ...ofCourses,
  measures: [
    count('received', 'التسليمات', 'Work handed in'),
    count('waiting', 'منها ما زال ينتظر', 'Of these still waiting'),
    count('marked', 'تسليمات صُحّحت', 'Work marked'),
    decimal('hours', 'الساعات حتى الدرجة (الوسيط)', 'Hours to the mark (median)'),
  ],
  sources: [
    {
      from: work,
      at: 's.handed_in_at',
      columns: sql`s.state`,
      where: sql`s.state <> 'draft'`,
      measures: { received: sql`count(*)`, waiting: sql`count(*) filter (where state = 'waiting')` },
    },
    {
      from: sql`${work} join submission_marks m on m.submission_id = s.id and m.number = 1`,
      at: 'm.marked_at',
      columns: sql`extract(epoch from m.marked_at - s.handed_in_at) / 3600 as hours`,
      measures: {
        marked: sql`count(*)`,
        hours: sql`round(percentile_cont(0.5) within group (order by hours)::numeric, 1)`,
      },
    },
  ],
};
