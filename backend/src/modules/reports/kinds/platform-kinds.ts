import { sql } from 'kysely';
import { measures, ofThePlatform, type ReportKind } from './report-kind.js';

const { count, decimal } = measures;

/** How much is learned and said. */
export const engagementKind: ReportKind = {
  ...ofThePlatform,
  measures: [
    count('learners', 'المتعلّمون النشطون', 'Active learners'),
    decimal('hours', 'ساعات التعلّم', 'Hours of learning'),
    count('lessons', 'الدروس المكتملة', 'Lessons completed'),
    count('quizzes', 'محاولات الاختبارات', 'Quiz attempts'),
    count('posts', 'المنشورات والردود', 'Posts and replies'),
  ],
  sources: [
    {
      from: sql`learning_times t`,
      at: 't.starts_at',
      columns: sql`t.user_id, t.seconds`,
      measures: { learners: sql`count(distinct user_id)`, hours: sql`round(sum(seconds) / 3600.0, 1)` },
    },
    {
      from: sql`lesson_progress t`,
      at: 't.completed_at',
      columns: sql`t.id`,
      where: sql`t.is_completed`,
      measures: { lessons: sql`count(*)` },
    },
    { from: sql`quiz_attempts t`, at: 't.created_at', columns: sql`t.id`, measures: { quizzes: sql`count(*)` } },
    {
      from: sql`(select created_at from discussions union all select created_at from replies) t`,
      at: 't.created_at',
      columns: sql`1 as one`,
      measures: { posts: sql`count(*)` },
    },
  ],
};

/** What was reported, on the day it was, and what moderators did, on the day they did it. */
export const moderationKind: ReportKind = {
  ...ofThePlatform,
  measures: [
    count('received', 'البلاغات الواردة', 'Reports received'),
    count('open', 'منها ما زال مفتوحاً', 'Of these still open'),
    count('upheld', 'بلاغات قُبلت', 'Reports upheld'),
    count('dismissed', 'بلاغات رُدّت', 'Reports dismissed'),
    decimal('hours', 'ساعات حتى القرار', 'Hours to a decision'),
    count('hidden', 'منشورات أُخفيت', 'Posts hidden'),
  ],
  sources: [
    {
      from: sql`abuse_reports t`,
      at: 't.created_at',
      columns: sql`t.status`,
      measures: { received: sql`count(*)`, open: sql`count(*) filter (where status = 'open')` },
    },
    {
      from: sql`abuse_reports t`,
      at: 't.decided_at',
      columns: sql`t.status, extract(epoch from t.decided_at - t.created_at) / 3600 as hours`,
      measures: {
        upheld: sql`count(*) filter (where status = 'upheld')`,
        dismissed: sql`count(*) filter (where status = 'dismissed')`,
        hours: sql`round(percentile_cont(0.5) within group (order by hours)::numeric, 1)`,
      },
    },
    {
      from: sql`moderation_decisions t`,
      at: 't.created_at',
      columns: sql`t.id`,
      where: sql`t.action = 'hide'`,
      measures: { hidden: sql`count(*)` },
    },
  ],
};
