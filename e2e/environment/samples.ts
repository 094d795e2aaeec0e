import { randomUUID } from 'node:crypto';
import { mailedToken } from '../../backend/testing/outbox.ts';
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
  /** Codes of certificates that a person marked, that a drawn paper proves, that were revoked and that were replaced. */
  otherCertificates: readonly string[];
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
  /** Of the link in a mail that invites somebody. */
  invitationToken: string;
}

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
  const otherCertificates = await findCertificates(address);
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
    otherCertificates,
    discussion,
    opportunity,
    ownOpportunity,
    service,
    application,
    job,
    room,
    invitationToken: await invite(address),
  };
}

/** Invites somebody; where the mails of that server are out of reach, nobody, by a token that never was. */
async function invite(address: string, dataDirectory = process.env['DATA_DIR'] ?? ''): Promise<string> {
  if (dataDirectory === '') return 'token';
  const { request } = await openApiSession(address, 'admin');
  const email = `invited-${randomUUID()}@example.org`;
  const person = { email, firstName: 'حسين', lastName: 'علي', role: 'student' };
  const answer = await request.post('/api/admin/users', { data: person });
  if (!answer.ok()) throw new Error(`Nobody could be invited: ${answer.status()}.`);
  await request.dispose();
  return mailedToken(dataDirectory, email, '/login/reset-password');
}

/** One certificate of each kind that the demo student does not hold, by its code (EVD-4, CRT-6). */
async function findCertificates(address: string): Promise<string[]> {
  const { request } = await openApiSession(address, 'admin');
  const kinds = [
    { evidence: 'A', status: 'verified' },
    { evidence: 'B', status: 'verified' },
    { status: 'revoked' },
    { status: 'superseded' },
  ];
  const codes = await Promise.all(
    kinds.map(async (filter) => {
      const answer = await request.get('/api/admin/certificates', { params: { filter: JSON.stringify(filter) } });
      const [found] = (await answer.json()) as { verificationCode: string }[];
      if (!found) throw new Error(`The demo data has no certificate with ${JSON.stringify(filter)}.`);
      return found.verificationCode;
    }),
  );
  await request.dispose();
  return codes;
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
