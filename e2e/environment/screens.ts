import { categoryIds, type Role } from '@masar/domain';
import type { Page } from '@playwright/test';
import { paths } from '../../portal/src/shared/navigation/paths.ts';
import { Header } from '../pages/header.ts';
import { LessonPage } from '../pages/lesson-page.ts';
import type { Samples } from './samples.ts';

export interface Screen {
  as: Role | 'visitor';
  path: (samples: Samples) => string;
  /** Where it is not in the header: from the language given to the other one, without loading anything anew. */
  switchLanguage?: (page: Page, from: 'ar' | 'en') => Promise<void>;
}

/** The way to the other language of a screen that says nothing else. */
export const byHeader = (page: Page, from: 'ar' | 'en'): Promise<void> => new Header(page, from).toggle.click();

const visitor = (path: string): Screen => ({ as: 'visitor', path: () => path });
const signedIn = (path: string, as: Role = 'student'): Screen => ({ as, path: () => path });

/** Every address of the portal and who looks at it; a new one does not compile until it stands here too (NAV-1). */
const byName = {
  landing: visitor(paths.landing.href()),
  about: visitor(paths.about.href()),
  contact: visitor(paths.contact.href()),
  privacyPolicy: visitor(paths.privacyPolicy.href()),
  termsOfService: visitor(paths.termsOfService.href()),
  cookiePolicy: visitor(paths.cookiePolicy.href()),
  category: categoryIds.map((category) => visitor(paths.category.href(category))),

  newsletterConfirm: visitor(paths.newsletterConfirm.href('token')),
  newsletterUnsubscribe: visitor(paths.newsletterUnsubscribe.href('token')),

  login: visitor(paths.login.href()),
  emailLogin: visitor(paths.emailLogin.href()),
  register: visitor(paths.register.href()),
  forgotPassword: visitor(paths.forgotPassword.href()),
  resetPassword: { as: 'visitor', path: ({ invitationToken }) => paths.resetPassword.href(invitationToken) },
  verifyEmail: visitor(paths.verifyEmail.href()),
  signInPass: visitor(paths.signInPass.href()),
  secondStep: visitor(paths.secondStep.href()),
  firstVisit: visitor(paths.firstVisit.href()),
  // It has no screen of its own: it leaves for /login at once.
  logout: [],

  start: signedIn(paths.start.href()),
  home: signedIn(paths.home.href()),
  dashboard: signedIn(paths.dashboard.href()),
  instructorDashboard: signedIn(paths.instructorDashboard.href(), 'instructor'),
  certificateReviews: signedIn(paths.certificateReviews.href(), 'instructor'),
  volunteerDashboard: signedIn(paths.volunteerDashboard.href(), 'volunteer'),
  admin: signedIn(paths.admin.href(), 'admin'),
  adminDashboard: signedIn(paths.adminDashboard.href(), 'admin'),
  profile: [
    signedIn(paths.profile.href()),
    signedIn(paths.profile.href('record')),
    signedIn(paths.profile.href('safety')),
  ],
  // The demo student's page is open.
  person: visitor(paths.person.href('sara')),
  notifications: signedIn(paths.notifications.href()),
  notificationsUnsubscribe: visitor(paths.notificationsUnsubscribe.href('token')),
  search: visitor(paths.search.href('HTML')),
  analytics: signedIn(paths.analytics.href(), 'instructor'),
  courseReport: { as: 'instructor', path: ({ ownCourse }) => paths.courseReport.href(ownCourse) },
  progress: signedIn(paths.progress.href()),

  courses: signedIn(paths.courses.href()),
  course: [
    { as: 'student', path: ({ course }) => paths.course.href(course) },
    { as: 'visitor', path: ({ course }) => paths.course.href(course) },
  ],
  coursePeople: { as: 'instructor', path: ({ ownCourse }) => paths.coursePeople.href(ownCourse) },
  courseInvitations: signedIn(paths.courseInvitations.href(), 'instructor'),
  editCourse: [
    { as: 'instructor', path: ({ ownCourse }) => paths.editCourse.href(ownCourse) },
    {
      as: 'instructor',
      path: ({ quizLesson: { id, courseId: course } }) => `${paths.editCourse.href(course)}?lesson=${id}`,
    },
  ],
  firstLesson: { as: 'visitor', path: ({ course }) => paths.firstLesson.href(course) },
  courseFinal: { as: 'student', path: ({ course }) => paths.courseFinal.href(course) },
  coursePlaces: { as: 'instructor', path: ({ pricedCourse }) => paths.coursePlaces.href(pricedCourse) },
  lesson: {
    as: 'student',
    path: ({ course, lesson }) => paths.lesson.href(course, lesson),
    switchLanguage: (page, from) => new LessonPage(page, from).switchLanguage(),
  },
  assignments: [
    { as: 'student', path: ({ assignmentCourse }) => paths.assignments.href(assignmentCourse) },
    { as: 'instructor', path: ({ ownAssignmentCourse }) => paths.assignments.href(ownAssignmentCourse) },
  ],
  assignment: {
    as: 'student',
    path: ({ assignmentCourse, assignment }) => paths.assignment.href(assignmentCourse, assignment),
  },
  writeAssignment: {
    as: 'instructor',
    path: ({ ownAssignmentCourse, ownAssignment }) => paths.writeAssignment.href(ownAssignmentCourse, ownAssignment),
  },
  assignmentGroups: {
    as: 'instructor',
    path: ({ groupAssignment }) => paths.assignmentGroups.href(groupAssignment.courseId, groupAssignment.id),
  },
  peerResults: {
    as: 'instructor',
    path: ({ ownAssignmentCourse, ownAssignment }) => paths.peerResults.href(ownAssignmentCourse, ownAssignment),
  },
  peerReview: { as: 'student', path: ({ peerReview }) => paths.peerReview.href(peerReview) },
  myGrades: { as: 'student', path: ({ gradedCourse }) => paths.myGrades.href(gradedCourse) },
  gradebook: { as: 'instructor', path: ({ ownGradedCourse }) => paths.gradebook.href(ownGradedCourse) },
  gradePlan: { as: 'instructor', path: ({ ownGradedCourse }) => paths.gradePlan.href(ownGradedCourse) },
  marking: signedIn(paths.marking.href(), 'instructor'),
  markWork: { as: 'instructor', path: ({ waitingWork }) => paths.markWork.href(waitingWork) },
  createCourse: signedIn(paths.createCourse.href(), 'instructor'),
  questionBanks: signedIn(paths.questionBanks.href(), 'instructor'),
  questionBank: { as: 'instructor', path: ({ bank }) => paths.questionBank.href(bank) },
  bankQuestion: [
    { as: 'instructor', path: ({ bank, question }) => paths.bankQuestion.href(bank, question) },
    { as: 'instructor', path: ({ bank }) => paths.bankQuestion.href(bank, 'new') },
  ],
  certificates: signedIn(paths.certificates.href()),
  verify: [
    { as: 'visitor', path: ({ verificationCode }) => paths.verify.href(verificationCode) },
    ...[0, 1, 2, 3].map((place): Screen => ({
      as: 'visitor',
      path: ({ otherCertificates }) => paths.verify.href(otherCertificates[place]!),
    })),
  ],
  verifyMany: visitor(paths.verifyMany.href()),

  discussions: signedIn(paths.discussions.href()),
  community: signedIn(paths.community.href()),
  discussion: { as: 'student', path: ({ discussion }) => paths.discussion.href(discussion) },
  opportunities: signedIn(paths.opportunities.href()),
  opportunity: [
    { as: 'student', path: ({ opportunity }) => paths.opportunity.href(opportunity) },
    { as: 'volunteer', path: ({ ownOpportunity }) => paths.opportunity.href(ownOpportunity) },
  ],
  jobs: [signedIn(paths.jobs.href()), signedIn(paths.jobs.href(), 'instructor')],
  job: { as: 'student', path: ({ job }) => paths.job.href(job) },
  services: signedIn(paths.services.href()),
  service: { as: 'student', path: ({ service }) => paths.service.href(service) },
  applications: signedIn(paths.applications.href()),
  application: { as: 'student', path: ({ application }) => paths.application.href(application) },
  skillsAssessment: signedIn(paths.skillsAssessment.href()),
  projectBuilder: [signedIn(paths.projectBuilder.href()), signedIn(paths.projectBuilder.href('personal-website'))],
  vr: [signedIn(paths.vr.href()), signedIn(paths.vr.href(), 'instructor')],
  vrRoom: { as: 'student', path: ({ room }) => paths.vrRoom.href(room) },
  aiDashboard: ['', 'workshops', 'jobs', 'analytics', 'languages'].map((tab) => signedIn(paths.aiDashboard.href(tab))),
} satisfies Record<keyof typeof paths, Screen | Screen[]>;

export const screens: Record<string, Screen> = Object.fromEntries(
  Object.entries({ ...byName, notFound: visitor('/no-such-page') }).flatMap(([name, found]) =>
    [found].flat().map((screen, index) => [index === 0 ? name : `${name} ${index + 1}`, screen]),
  ),
);
