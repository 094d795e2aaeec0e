import type { Assignment, Work, WorkOfLearner } from '../assignments.queries';

const rubric = ['البنية', 'اللغة'].map((titleAr) => ({
  titleAr,
  titleEn: titleAr,
  levels: [
    { titleAr: 'ضعيف', titleEn: 'Weak', points: 0 },
    { titleAr: 'متقن', titleEn: 'Good', points: 3 },
  ],
}));

export const anAssignment = (changes: Partial<Assignment> = {}): Assignment => ({
  id: 'a1',
  courseId: 'c1',
  courseTitleAr: 'أساسيات الويب',
  courseTitleEn: 'Web basics',
  lessonId: null,
  titleAr: 'صفحتي الأولى',
  titleEn: 'My first page',
  taskAr: 'اكتب صفحة.',
  taskEn: 'Write a page.',
  accepts: ['text', 'photos', 'files', 'links'],
  dueAt: '2099-01-01T10:00:00.000Z',
  lateRule: 'accepted',
  acceptedUntil: null,
  percentPerDay: '10.00',
  resubmissions: 1,
  passMark: '60.00',
  isRequired: true,
  rubric,
  isAuthor: false,
  extendedTo: null,
  ...changes,
});

export const aWork = (changes: Partial<Work> = {}): Work => ({
  id: 'w1',
  assignmentId: 'a1',
  round: 1,
  state: 'waiting',
  text: 'هذا عملي الأول.',
  links: [],
  files: [],
  version: 2,
  updatedAt: '2026-11-20T08:00:00.000Z',
  handedInAt: '2026-11-20T08:00:00.000Z',
  dueAt: '2026-11-19T08:00:00.000Z',
  daysLate: 1,
  percentPerDay: '10.00',
  passMark: '60.00',
  rubric,
  score: null,
  hasPassed: null,
  marks: [],
  answers: [],
  feedback: [],
  ...changes,
});

export const aWorkOfLearner = (changes: Partial<WorkOfLearner> = {}): WorkOfLearner => ({
  ...aWork(),
  userId: 'u2',
  userName: 'علي حسن',
  courseId: 'c1',
  courseTitleAr: 'أساسيات الويب',
  courseTitleEn: 'Web basics',
  titleAr: 'صفحتي الأولى',
  titleEn: 'My first page',
  taskAr: 'اكتب صفحة.',
  taskEn: 'Write a page.',
  mayMark: true,
  ...changes,
});
