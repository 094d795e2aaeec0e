import type { Job, ListedJob } from '../jobs/job.kind';
import type { JobMatch, MatchedSkill, MissingSkill } from '../jobs/match.queries';

/** An open vacancy of somebody else, as a student sees it. */
export const aJob = (changes: Partial<Job> = {}): Job => ({
  id: 'job-1',
  titleAr: 'مطوّر واجهات مبتدئ',
  titleEn: 'Junior front-end developer',
  descriptionAr: 'فريق صغير في بغداد يبني متاجر إلكترونية.',
  descriptionEn: 'A small team in Baghdad that builds online shops.',
  companyName: 'شركة الرافد',
  companyNameEn: 'Al-Rafid',
  location: 'بغداد',
  locationEn: 'Baghdad',
  governorate: 'baghdad',
  salaryRange: '800 ألف دينار شهرياً',
  salaryRangeEn: '800,000 IQD a month',
  employmentType: 'full-time',
  experienceLevel: 'entry',
  requiredSkills: ['HTML', 'رياكت'],
  niceSkills: ['Sass'],
  skills: [
    { skill: 'html', labelAr: 'لغة HTML', labelEn: 'HTML', isRequired: true },
    { skill: 'react', labelAr: 'رياكت', labelEn: 'React', isRequired: true },
    { skill: 'sass', labelAr: 'ساس', labelEn: 'Sass', isRequired: false },
  ],
  applicationDeadline: '2099-05-31T20:59:59.999Z',
  applicationsCount: 2,
  isActive: true,
  closedReason: null,
  status: 'published',
  heldFor: [],
  reviewNote: null,
  contactInfo: null,
  postedBy: 'instructor-1',
  posterName: 'أحمد كريم',
  myApplication: null,
  canManage: false,
  createdAt: '2026-11-10T08:00:00.000Z',
  updatedAt: '2026-11-10T08:00:00.000Z',
  ...changes,
});

export const aListedJob = (changes: Partial<ListedJob> = {}): ListedJob => ({
  ...aJob(),
  match: {
    matchScore: 0.617,
    matchedSkills: ['HTML'],
    missingSkills: ['React'],
    nearestCourse: { kind: 'course', id: 'course-1', title: 'أساسيات React', hours: 3 },
  },
  ...changes,
});

export const aMatchedSkill = (changes: Partial<MatchedSkill> = {}): MatchedSkill => ({
  skill: 'html',
  label: 'HTML',
  level: 3,
  neededLevel: 2,
  source: 'assessed',
  ...changes,
});

export const aMissingSkill = (changes: Partial<MissingSkill> = {}): MissingSkill => ({
  skill: 'react',
  label: 'رياكت',
  neededLevel: 2,
  near: null,
  teacher: { kind: 'course', id: 'course-1', title: 'أساسيات React', hours: 3 },
  scoreAfter: 0.95,
  ...changes,
});

export const aMatch = (changes: Partial<JobMatch> = {}): JobMatch => ({
  jobId: 'job-1',
  matchScore: 0.617,
  reasoning: 'لديك HTML، وينقصك رياكت.',
  matchedSkills: [aMatchedSkill()],
  missingSkills: [aMissingSkill()],
  ...changes,
});
