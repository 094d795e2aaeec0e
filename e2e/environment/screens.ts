import { categoryIds, type Role } from '@masar/domain';
import type { Page } from '@playwright/test';
import { paths } from '../../portal/src/shared/navigation/paths.ts';
import { Header } from '../pages/header.ts';
import { LessonPage } from '../pages/lesson-page.ts';
import { type ApiSession, openApiSession } from './api-session.ts';

/** Demo rows that give the addresses with parameters something to show. */
export interface Samples {
  course: string;
  /** A lesson of that course, in which the demo student is enrolled. */
  lesson: string;
  /** A course of the demo instructor's own. */
  ownCourse: string;
  /** Another one of theirs, with a price, for which somebody asks for a place. */
  pricedCourse: string;
  /** Of the demo instructor, and a question in it. */
  bank: string;
  question: string;
  /** A lesson with a quiz of the course whose bank it is. */
  quizLesson: { id: string; courseId: string };
  /** One of the demo student, marked. */
  assignment: string;
  assignmentCourse: string;
  /** One that the demo student is writing. */
  peerReview: string;
  /** One of the demo instructor, with work that waits. */
  ownAssignment: string;
  /** One that groups hand in. */
  groupAssignment: { id: string; courseId: string };
  ownAssignmentCourse: string;
  waitingWork: string;
  /** One that the demo student learns, with weights where any of theirs has them. */
  gradedCourse: string;
  /** One of the demo instructor that declares weights. */
  ownGradedCourse: string;
  verificationCode: string;
  /** One with an accepted answer. */
  discussion: string;
  opportunity: string;
  /** Posted by the demo volunteer. */
  ownOpportunity: string;
  service: string;
  /** Of the demo student. */
  application: string;
  /** A vacancy for which nobody knows the demo student yet. */
  job: string;
  /** Of a session to come in which the demo student has a seat. */
  room: string;
}

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
  resetPassword: visitor(paths.resetPassword.href('token')),
  verifyEmail: visitor(paths.verifyEmail.href()),
  signInPass: visitor(paths.signInPass.href()),
  secondStep: visitor(paths.secondStep.href()),
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
  editCourse: [
    { as: 'instructor', path: ({ ownCourse }) => paths.editCourse.href(ownCourse) },
    {
      as: 'instructor',
      path: ({ quizLesson: { id, courseId: course } }) => `${paths.editCourse.href(course)}?lesson=${id}`,
    },
  ],
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
  verify: { as: 'visitor', path: ({ verificationCode }) => paths.verify.href(verificationCode) },
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

interface OwnCourse {
  id: string;
  price: string;
  isInPreparation: boolean;
}

interface Enrollment {
  courseId: string;
  progress: string;
  completedAt: string | null;
}

/** Asks the running server for rows of the demo accounts. */
export async function findSamples(address: string): Promise<Samples> {
  const [student, instructor, volunteer] = await Promise.all([
    openApiSession(address, 'student'),
    openApiSession(address, 'instructor'),
    openApiSession(address, 'volunteer'),
  ]);
  const first = async <T>(session: typeof student, path: string, isMeant = (_: T) => true): Promise<T> => {
    const row = ((await (await session.request.get(path)).json()) as T[]).find(isMeant);
    if (!row) throw new Error(`${path} is empty; the journeys need the demo data.`);
    return row;
  };
  // One under way: a journey may be importing or finishing the others.
  const enrollments = (await (await student.request.get('/api/enrollments')).json()) as Enrollment[];
  const courseId = enrollments.find(({ progress, completedAt }) => progress !== '0.00' && !completedAt)?.courseId;
  if (!courseId) throw new Error('The demo student is in the middle of no course.');
  const { id: lesson } = await first<{ id: string }>(student, `/api/courses/${courseId}/lessons`);
  const own = (await (await instructor.request.get('/api/courses/mine')).json()) as OwnCourse[];
  const pricedCourse = own.find(({ price, isInPreparation }) => Number(price) > 0 && !isInPreparation)?.id;
  const ownCourse = own[0]?.id;
  if (!pricedCourse || !ownCourse) throw new Error('The demo instructor teaches no course with a price.');
  // That of a course: a journey may be filling one of its author's own.
  const ofCourse = (row: { id: string; courseId: string | null }) => row.courseId !== null;
  const { id: bank, courseId: bankCourse } = await first(instructor, '/api/question-banks', ofCourse);
  const { id: quizLesson } = await first<{ id: string; hasQuiz: boolean }>(
    instructor,
    `/api/courses/${bankCourse}/lessons`,
    ({ hasQuiz }) => hasQuiz,
  );
  const { id: question } = await first<{ id: string }>(instructor, `/api/question-banks/${bank}/questions`);
  const waiting = await first<{ id: string; assignmentId: string; courseId: string }>(
    instructor,
    '/api/marking?limit=1',
  );
  const queue = await instructor.request.get('/api/marking?limit=100');
  const byGroup = ((await queue.json()) as { assignmentId: string; courseId: string; group: number | null }[]).find(
    ({ group }) => group !== null,
  );
  if (!byGroup) throw new Error('No group of the demo data waits for a mark.');
  const owned = await findAssignment(student, enrollments);
  const begun = await findBegunReview(student, enrollments);
  const learned = enrollments.map((enrollment) => enrollment.courseId);
  const gradedCourse = (await findWeighed(student, learned, 'grades')) ?? owned.courseId;
  const ownGradedCourse = await findWeighed(
    instructor,
    own.map(({ id }) => id),
    'gradebook',
  );
  if (!ownGradedCourse) throw new Error('The demo instructor weighs nothing in any course.');
  const { verificationCode } = await first<{ verificationCode: string }>(student, '/api/certificates');
  const { id: discussion } = await first<{ id: string }>(student, '/api/discussions?view=solved&limit=1');
  const { jobId: job } = await first<{ jobId: string }>(student, '/api/jobs/recommendations?language=ar');
  const { id: opportunity } = await first<{ id: string }>(student, '/api/opportunities');
  const { id: ownOpportunity } = await first<{ id: string }>(volunteer, '/api/opportunities?mine=true');
  const { id: service } = await first<{ id: string }>(student, '/api/services');
  const { id: application } = await first<{ id: string }>(student, '/api/applications');
  const { roomCode: room } = await first<{ roomCode: string }>(student, '/api/vr/sessions?mine=true');
  await Promise.all([student.request.dispose(), instructor.request.dispose(), volunteer.request.dispose()]);
  return {
    course: courseId,
    lesson,
    ownCourse,
    pricedCourse,
    bank,
    question,
    quizLesson: { id: quizLesson, courseId: bankCourse! },
    assignment: owned.id,
    assignmentCourse: owned.courseId,
    peerReview: begun.id,
    ownAssignment: waiting.assignmentId,
    ownAssignmentCourse: waiting.courseId,
    groupAssignment: { id: byGroup.assignmentId, courseId: byGroup.courseId },
    waitingWork: waiting.id,
    gradedCourse,
    ownGradedCourse,
    verificationCode,
    discussion,
    opportunity,
    ownOpportunity,
    service,
    application,
    job,
    room,
  };
}

/** The first of these courses that declares weights, by the answer that its reader may read. */
async function findWeighed(
  { request }: Awaited<ReturnType<typeof openApiSession>>,
  courseIds: readonly string[],
  answer: 'grades' | 'gradebook',
): Promise<string | undefined> {
  for (const id of courseIds) {
    const { hasWeights } = (await (await request.get(`/api/courses/${id}/${answer}`)).json()) as {
      hasWeights?: boolean;
    };
    if (hasWeights) return id;
  }
  return undefined;
}

/** The review that the demo student is writing, in whichever of their courses. */
async function findBegunReview(student: ApiSession, enrollments: readonly Enrollment[]): Promise<{ id: string }> {
  const read = async <T>(path: string): Promise<T> => (await (await student.request.get(path)).json()) as T;
  for (const { courseId } of enrollments) {
    for (const { id } of await read<{ id: string }[]>(`/api/courses/${courseId}/assignments`)) {
      const owed = await read<{ reviews?: { id: string; finishedAt: string | null }[] }>(
        `/api/assignments/${id}/own-reviews`,
      );
      const begun = owed.reviews?.find(({ finishedAt }) => !finishedAt);
      if (begun) return begun;
    }
  }
  throw new Error('The demo student is writing no peer review.');
}

/** An assignment of a course in which the demo student is enrolled. */
async function findAssignment(
  student: ApiSession,
  enrollments: readonly Enrollment[],
): Promise<{ id: string; courseId: string }> {
  for (const { courseId } of enrollments) {
    const answer = await student.request.get(`/api/courses/${courseId}/assignments?limit=1`);
    const [found] = (await answer.json()) as { id: string; courseId: string }[];
    if (found) return found;
  }
  throw new Error('The demo student has no assignment.');
}
