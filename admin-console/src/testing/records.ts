import type { components } from '@masar/contracts';

type Schemas = components['schemas'];

const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}T08:00:00.000Z`;

/** Valid, dull records; a test names what it is about. */
export const aCategory = (changes: Partial<Schemas['CategoryRecord']> = {}): Schemas['CategoryRecord'] => ({
  id: 'web-development',
  version: 'v1',
  nameAr: 'تطوير الويب',
  nameEn: 'Web development',
  descriptionAr: 'صفحات وتطبيقات.',
  descriptionEn: 'Pages and applications.',
  color: '#0E5E6F',
  icon: null,
  coursesCount: 4,
  createdAt: day(1),
  ...changes,
});

export const aForum = (changes: Partial<Schemas['ForumRecord']> = {}): Schemas['ForumRecord'] => ({
  id: 'forum-1',
  version: 'v1',
  nameAr: 'أسئلة الويب',
  nameEn: 'Web questions',
  descriptionAr: null,
  descriptionEn: null,
  categoryId: null,
  orderIndex: 3,
  discussionsCount: 12,
  createdAt: day(1),
  ...changes,
});

export const anOpportunity = (changes: Partial<Schemas['OpportunityRecord']> = {}): Schemas['OpportunityRecord'] => ({
  id: 'opportunity-1',
  version: 'v1',
  type: 'volunteer',
  titleAr: 'قراءة للأطفال',
  titleEn: 'Reading to children',
  descriptionAr: 'كل سبت في المكتبة.',
  descriptionEn: 'Each Saturday in the library.',
  company: 'مكتبة الحي',
  companyEn: 'Local library',
  location: null,
  locationEn: null,
  salary: null,
  salaryEn: null,
  duration: null,
  durationEn: null,
  requirements: null,
  requirementsEn: null,
  contactInfo: 'library@example.org',
  startDate: null,
  endDate: null,
  startTime: null,
  totalHours: 20,
  applicationDeadline: '2026-12-01',
  isActive: true,
  status: 'published',
  postedBy: 'user-1',
  posterName: 'سارة علي',
  applicationsCount: 2,
  createdAt: day(2),
  updatedAt: day(2),
  ...changes,
});

export const aDiscussion = (changes: Partial<Schemas['DiscussionRecord']> = {}): Schemas['DiscussionRecord'] => ({
  id: 'discussion-1',
  version: 'v1',
  title: 'من أين أبدأ؟',
  content: 'أريد أن أتعلم البرمجة.',
  forumId: 'forum-1',
  lessonId: null,
  userId: 'user-1',
  authorName: 'سارة علي',
  status: 'visible',
  isPinned: false,
  isLocked: false,
  isSolved: false,
  repliesCount: 2,
  viewsCount: 11,
  likesCount: 0,
  lastActivityAt: day(3),
  createdAt: day(2),
  updatedAt: day(2),
  ...changes,
});

export const anAbuseReport = (
  changes: Partial<Schemas['AbuseReportResponse']> = {},
): Schemas['AbuseReportResponse'] => ({
  id: 'report-1',
  discussionId: 'discussion-1',
  replyId: null,
  discussionTitle: 'حسابات للبيع',
  reportedText: 'تواصلوا معي على الخاص.',
  authorName: 'سارة علي',
  postStatus: 'visible',
  reportsCount: 2,
  reporterName: 'أحمد كريم',
  reason: 'spam',
  note: null,
  status: 'open',
  outcome: null,
  decidedAt: null,
  createdAt: day(1),
  ...changes,
});

export const aPendingPosting = (
  changes: Partial<Schemas['PendingPostingResponse']> = {},
): Schemas['PendingPostingResponse'] => ({
  id: 'posting-1',
  kind: 'job',
  titleAr: 'مدخل بيانات',
  titleEn: 'Data entry',
  description: 'عمل من المنزل.',
  descriptionEn: 'Work from home.',
  organization: null,
  contactInfo: null,
  otherWords: [],
  posterName: 'سارة علي',
  heldFor: ['fees'],
  status: 'pending',
  reason: null,
  createdAt: day(1),
  updatedAt: day(4),
  ...changes,
});

export const aRoleRequest = (
  changes: Partial<Schemas['RoleRequestResponse']> = {},
): Schemas['RoleRequestResponse'] => ({
  id: 'request-1',
  userId: 'user-1',
  userName: 'سارة علي',
  email: 'sara@example.org',
  currentRole: 'student',
  role: 'instructor',
  reason: 'أدرّس البرمجة منذ خمس سنوات.',
  status: 'pending',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  createdAt: day(1),
  ...changes,
});

export const aMessage = (changes: Partial<Schemas['ContactMessageRecord']> = {}): Schemas['ContactMessageRecord'] => ({
  id: 'message-1',
  version: 'v1',
  name: 'ليلى',
  email: 'layla@example.org',
  subject: 'سؤال عن الشهادة',
  message: 'متى تصل الشهادة؟',
  language: 'ar',
  status: 'new',
  createdAt: day(1),
  ...changes,
});

export const aVrSession = (changes: Partial<Schemas['VrSessionRecord']> = {}): Schemas['VrSessionRecord'] => ({
  id: 'session-1',
  version: 'v1',
  workshopId: 'workshop-1',
  workshopTitleAr: 'جولة',
  workshopTitleEn: 'Tour',
  scheduledAt: '2026-11-20T15:00:00.000Z',
  duration: 60,
  maxParticipants: 10,
  currentParticipants: 4,
  status: 'scheduled',
  startedAt: null,
  endedAt: null,
  createdAt: day(1),
  updatedAt: day(1),
  ...changes,
});
