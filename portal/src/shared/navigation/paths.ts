import type { CategoryId } from '@masar/domain';

/** A route: its pattern for the router and its address for links, kept together. */
const fixed = (pattern: string) => ({ pattern, href: () => pattern });

function withParameter<const P extends string>(before: string, parameter: P, after = '') {
  return {
    pattern: `${before}:${parameter}${after}`,
    href: (value: string) => `${before}${encodeURIComponent(value)}${after}`,
  };
}

function withQuery<const P extends string>(pattern: string, parameter: P) {
  return {
    pattern,
    href: (value?: string) => (value ? `${pattern}?${parameter}=${encodeURIComponent(value)}` : pattern),
  };
}

/** Every address of the portal (spec 2, NAV-1). */
export const paths = {
  landing: fixed('/'),
  about: fixed('/about'),
  contact: fixed('/contact'),
  privacyPolicy: fixed('/privacy-policy'),
  termsOfService: fixed('/terms-of-service'),
  cookiePolicy: fixed('/cookie-policy'),
  category: { href: (category: CategoryId) => `/${category}` },

  newsletterConfirm: withQuery('/newsletter/confirm', 'token'),
  newsletterUnsubscribe: withQuery('/newsletter/unsubscribe', 'token'),

  login: { pattern: '/login', href: (redirect?: string) => (redirect ? `/login?redirect=${redirect}` : '/login') },
  emailLogin: fixed('/login/email'),
  secondStep: fixed('/login/second-step'),
  firstVisit: fixed('/login/first-visit'),
  register: fixed('/login/register'),
  forgotPassword: fixed('/login/forgot-password'),
  resetPassword: withQuery('/login/reset-password', 'token'),
  verifyEmail: withQuery('/login/verify-email', 'token'),
  signInPass: withQuery('/login/pass', 'token'),
  logout: fixed('/logout'),

  start: fixed('/start'),
  home: fixed('/home'),
  dashboard: fixed('/dashboard'),
  instructorDashboard: fixed('/instructor-dashboard'),
  certificateReviews: fixed('/certificate-reviews'),
  courseInvitations: fixed('/course-invitations'),
  volunteerDashboard: fixed('/volunteer-dashboard'),
  admin: fixed('/admin'),
  adminDashboard: fixed('/admin-dashboard'),
  profile: withQuery('/profile', 'tab'),
  person: withParameter('/people/', 'address'),
  notifications: fixed('/notifications'),
  notificationsUnsubscribe: withQuery('/notifications/unsubscribe', 'token'),
  search: withQuery('/search', 'q'),
  analytics: fixed('/analytics'),
  courseReport: withParameter('/analytics/', 'id'),
  progress: fixed('/progress'),

  courses: fixed('/courses'),
  course: withParameter('/courses/', 'id'),
  editCourse: withParameter('/courses/', 'id', '/edit'),
  firstLesson: withParameter('/courses/', 'id', '/first-lesson'),
  courseFinal: withParameter('/courses/', 'id', '/final'),
  coursePlaces: withParameter('/courses/', 'id', '/places'),
  coursePeople: withParameter('/courses/', 'id', '/people'),
  lesson: {
    pattern: '/courses/:id/lessons/:lessonId',
    href: (courseId: string, lessonId: string) =>
      `/courses/${encodeURIComponent(courseId)}/lessons/${encodeURIComponent(lessonId)}`,
  },
  assignments: withParameter('/courses/', 'id', '/assignments'),
  assignment: {
    pattern: '/courses/:id/assignments/:assignmentId',
    href: (courseId: string, assignmentId: string) =>
      `/courses/${encodeURIComponent(courseId)}/assignments/${encodeURIComponent(assignmentId)}`,
  },
  assignmentGroups: {
    pattern: '/courses/:id/assignments/:assignmentId/groups',
    href: (courseId: string, assignmentId: string) =>
      `/courses/${encodeURIComponent(courseId)}/assignments/${encodeURIComponent(assignmentId)}/groups`,
  },
  peerResults: {
    pattern: '/courses/:id/assignments/:assignmentId/peer-reviews',
    href: (courseId: string, assignmentId: string) =>
      `/courses/${encodeURIComponent(courseId)}/assignments/${encodeURIComponent(assignmentId)}/peer-reviews`,
  },
  peerReview: withParameter('/peer-reviews/', 'id'),
  writeAssignment: {
    pattern: '/courses/:id/assignments/:assignmentId/edit',
    /** `new` for one that is not there yet. */
    href: (courseId: string, assignmentId: string) =>
      `/courses/${encodeURIComponent(courseId)}/assignments/${encodeURIComponent(assignmentId)}/edit`,
  },
  myGrades: withParameter('/courses/', 'id', '/my-grades'),
  gradebook: withParameter('/courses/', 'id', '/grades'),
  gradePlan: withParameter('/courses/', 'id', '/grades/plan'),
  marking: fixed('/marking'),
  markWork: withParameter('/marking/', 'id'),
  createCourse: fixed('/create-course'),
  questionBanks: fixed('/question-banks'),
  questionBank: withParameter('/question-banks/', 'id'),
  bankQuestion: {
    pattern: '/question-banks/:id/questions/:questionId',
    /** `new` as its id is one that is not written yet. */
    href: (bankId: string, questionId: string) =>
      `/question-banks/${encodeURIComponent(bankId)}/questions/${encodeURIComponent(questionId)}`,
  },
  certificates: fixed('/certificates'),
  verify: withParameter('/verify/', 'code'),
  verifyMany: fixed('/verify'),

  discussions: fixed('/discussions'),
  community: fixed('/community'),
  discussion: withParameter('/discussions/', 'id'),
  opportunities: fixed('/opportunities'),
  opportunity: withParameter('/opportunities/', 'id'),
  jobs: fixed('/jobs'),
  job: withParameter('/jobs/', 'id'),
  services: fixed('/services'),
  service: withParameter('/services/', 'id'),
  applications: fixed('/applications'),
  application: withParameter('/applications/', 'id'),
  skillsAssessment: fixed('/skills-assessment'),
  projectBuilder: withQuery('/project-builder', 'project'),
  vr: withQuery('/vr', 'workshop'),
  vrRoom: withParameter('/vr/', 'roomCode'),
  aiDashboard: withQuery('/ai-dashboard', 'tab'),
} as const;
