import { madeId } from './fill/made-ids.ts';
import type { Places } from './places.ts';
import { catalogue } from './sizes.ts';

/** One call as a person makes it. */
export interface Call {
  path: string;
  cookie: string;
  method?: 'PUT';
  body?: object;
}

type Route = (places: Places, turn: number) => Call;

const at = <T>(list: readonly T[], turn: number): T => list[turn % list.length]!;
const words = ['برمجة', 'تصميم', 'مشروع', 'وظيفة', 'javascript', 'design', 'بيانات', 'مقابلة', 'لغة', 'portfolio'];
const limits = (turn: number): number => 5 + (turn % 16);

/** As a learner, whoever's turn it is. */
const asLearner =
  (path: (places: Places, turn: number) => string): Route =>
  (places, turn) => ({ path: path(places, turn), cookie: at(places.learners, turn).cookie });

const asInstructor =
  (path: (courseId: string, turn: number) => string): Route =>
  (places, turn) => {
    const { cookie, courseId } = at(places.instructors, turn);
    return { path: path(courseId, turn), cookie };
  };

const asAdmin =
  (path: (turn: number) => string): Route =>
  ({ admin }, turn) => ({ path: path(turn), cookie: admin });

/** A list of the console, sorted by a column, newest first, from a place on. */
const listed = (resource: string, sort: string, filter: object = {}) =>
  asAdmin((turn) => {
    const from = (turn % 8) * 25;
    const query = { filter, range: [from, from + 24], sort: [sort, 'DESC'] };
    const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
    return `/api/admin/${resource}?${text.join('&')}`;
  });

/** The routes that people open most; each turn another person asks, about another place where there are several. */
export const routes: Record<string, Route> = {
  courses: asLearner((_, turn) => `/api/courses?sort=popular&limit=${limits(turn)}`),
  coursesFound: asLearner(
    (_, turn) => `/api/courses?search=${encodeURIComponent(at(words, turn))}&limit=${limits(turn)}`,
  ),
  course: asLearner((_, turn) => `/api/courses/${madeId('course', turn % 10)}`),
  lessonsOfCourse: asLearner(({ learners }, turn) => `/api/courses/${at(learners, turn).courseId}/lessons`),
  reviews: asLearner((_, turn) => `/api/courses/${madeId('course', turn % 10)}/reviews?limit=${limits(turn)}`),
  lesson: asLearner(({ learners }, turn) => `/api/lessons/${at(learners, turn).lessonId}`),
  progress: ({ learners }, turn) => {
    const { cookie, lessonId } = at(learners, turn);
    return { path: `/api/lessons/${lessonId}/progress`, cookie, method: 'PUT', body: { watchTime: 10 + turn } };
  },
  enrolments: asLearner(() => '/api/enrollments'),
  dashboard: asLearner(() => '/api/dashboard'),
  home: asLearner(() => '/api/dashboard/home'),
  learning: asLearner(() => '/api/analytics/dashboard?timeZone=Asia/Baghdad'),
  learningDays: asLearner(() => '/api/analytics/learning-days?timeZone=Asia/Baghdad'),
  recommendations: asLearner(() => '/api/ai/recommendations'),
  way: asLearner(({ learners }, turn) => `/api/courses/${at(learners, turn).courseId}/way`),
  search: asLearner((_, turn) => `/api/search?q=${encodeURIComponent(at(words, turn))}&limit=${limits(turn)}`),
  discussionsFound: asLearner((_, turn) => `/api/search?q=${encodeURIComponent(at(words, turn))}&type=discussion`),
  suggestions: asLearner((_, turn) => `/api/search/suggestions?q=${encodeURIComponent(at(words, turn).slice(0, 3))}`),
  jobs: asLearner((_, turn) => `/api/jobs?limit=${limits(turn)}`),
  job: asLearner((_, turn) => `/api/jobs/${madeId('job', turn % catalogue.jobs)}`),
  jobRecommendations: asLearner(() => '/api/jobs/recommendations?limit=5'),
  opportunities: asLearner((_, turn) => `/api/opportunities?limit=${limits(turn)}`),
  forums: asLearner(() => '/api/forums'),
  discussions: asLearner((_, turn) => `/api/discussions?limit=${limits(turn)}`),
  discussionsOfForum: asLearner(({ forums }, turn) => `/api/discussions?forumId=${at(forums, turn)}&view=active`),
  discussionsOfLesson: asLearner(({ learners }, turn) => `/api/discussions?lessonId=${at(learners, turn).lessonId}`),
  hotDiscussion: asLearner(({ hotDiscussion }) => `/api/discussions/${hotDiscussion}`),
  hotReplies: asLearner(({ hotDiscussion }, turn) => `/api/discussions/${hotDiscussion}/replies?limit=${limits(turn)}`),
  deepReplies: asLearner(({ deepReplies }) => deepReplies),
  notifications: asLearner(() => '/api/notifications?limit=20'),
  notificationsOfTheBusiest: ({ busiest }, turn) => ({
    path: `/api/notifications?limit=${limits(turn)}`,
    cookie: busiest,
  }),
  unread: asLearner(() => '/api/notifications/unread-count'),
  unreadOfTheBusiest: ({ busiest }) => ({ path: '/api/notifications/unread-count', cookie: busiest }),
  certificates: asLearner(() => '/api/certificates'),
  verify: ({ codes }, turn) => ({ path: `/api/certificates/verify/${at(codes, turn)}`, cookie: '' }),
  schedule: asLearner(() => '/api/schedule'),
  instructorDashboard: asInstructor(() => '/api/instructor/dashboard'),
  instructorCourses: asInstructor(() => '/api/instructor/analytics/courses'),
  instructorCourse: asInstructor((courseId) => `/api/instructor/analytics/courses/${courseId}`),
  instructorWeeks: asInstructor(() => '/api/instructor/analytics/weeks'),
  atRisk: asInstructor((courseId) => `/api/instructor/analytics/courses/${courseId}/at-risk`),
  gradebook: asInstructor((courseId) => `/api/courses/${courseId}/gradebook/rows?limit=50`),
  platformStats: asAdmin(() => '/api/admin/platform-stats'),
  platformMonths: asAdmin(() => '/api/admin/analytics'),
  recentActivities: asAdmin(() => '/api/admin/recent-activities'),
  usersListed: listed('users', 'createdAt'),
  usersFound: listed('users', 'createdAt', { q: 'زينب' }),
  enrolmentsListed: listed('enrollments', 'enrolledAt'),
  certificatesListed: listed('certificates', 'issuedAt'),
  discussionsListed: listed('discussions', 'createdAt'),
  repliesListed: listed('replies', 'createdAt'),
  auditListed: listed('audit-log', 'sequence'),
};
