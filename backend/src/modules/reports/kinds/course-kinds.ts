import { sql } from 'kysely';
import { everyRun } from '#modules/courses';
import { measures, ofCourses, type ReportKind } from './report-kind.js';

const { count, decimal, money } = measures;
const enrollments = sql`${everyRun} e join courses c on c.id = e.course_id`;
const places = sql`course_places p join courses c on c.id = p.course_id`;
const certificates = sql`certificates t join courses c on c.id = t.course_id`;

/** Who began: on the day of joining. */
export const enrollmentsKind: ReportKind = {
  ...ofCourses,
  measures: [
    count('enrollments', 'الالتحاقات', 'Enrolments'),
    count('learners', 'المتعلّمون', 'Learners'),
    count('paid', 'المدفوعة', 'Paid'),
  ],
  sources: [
    {
      from: enrollments,
      at: 'e.enrolled_at',
      columns: sql`e.user_id, e.price_paid`,
      measures: {
        enrollments: sql`count(*)`,
        learners: sql`count(distinct user_id)`,
        paid: sql`count(*) filter (where price_paid > 0)`,
      },
    },
  ],
};

/** Who finished: on the day of the last lesson. */
export const completionsKind: ReportKind = {
  ...ofCourses,
  measures: [
    count('completions', 'الإتمام', 'Completions'),
    count('learners', 'المتعلّمون', 'Learners'),
    decimal('days', 'متوسط الأيام حتى الإتمام', 'Average days to finish'),
  ],
  sources: [
    {
      from: enrollments,
      at: 'e.completed_at',
      columns: sql`e.user_id, extract(epoch from e.completed_at - e.enrolled_at) / 86400 as days`,
      measures: {
        completions: sql`count(*)`,
        learners: sql`count(distinct user_id)`,
        days: sql`round(avg(days)::numeric, 1)`,
      },
    },
  ],
};

/** On the day of issue, by what they are worth today. */
export const certificatesKind: ReportKind = {
  ...ofCourses,
  measures: [
    count('issued', 'الصادرة', 'Issued'),
    count('verified', 'السارية', 'Valid'),
    count('pending', 'بانتظار الموافقة', 'Waiting for approval'),
    count('withdrawn', 'المسحوبة أو المستبدلة', 'Revoked or replaced'),
  ],
  sources: [
    {
      from: certificates,
      at: 't.issued_at',
      columns: sql`t.status`,
      measures: {
        issued: sql`count(*)`,
        verified: sql`count(*) filter (where status = 'verified')`,
        pending: sql`count(*) filter (where status = 'pending')`,
        withdrawn: sql`count(*) filter (where status in ('revoked', 'superseded'))`,
      },
    },
  ],
};

/** What was received for places in courses, on the day of its first record, in US dollars (PAY-1). */
export const revenueKind: ReportKind = {
  ...ofCourses,
  measures: [
    money('revenue', 'الإيرادات', 'Revenue'),
    count('paid', 'المقاعد المدفوعة', 'Paid places'),
    money('average', 'متوسط المبلغ', 'Average amount'),
  ],
  sources: [
    {
      from: places,
      at: 'p.received_at',
      columns: sql`p.amount_received`,
      where: sql`p.amount_received > 0`,
      measures: {
        revenue: sql`sum(amount_received)::numeric(14, 2)`,
        paid: sql`count(*)`,
        average: sql`round(avg(amount_received), 2)`,
      },
    },
  ],
};
