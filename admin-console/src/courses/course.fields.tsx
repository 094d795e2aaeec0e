import type { components } from '@masar/contracts';
import {
  choice,
  defineFields,
  derived,
  difficulty,
  latin,
  moment,
  number,
  pair,
  price,
  rating,
  reference,
  yesOrNo,
} from '../records/fields';
import { personChoice } from '../records/person-name';
import { bilingualList } from './BilingualList';

export type Course = components['schemas']['CourseRecord'];

const courseState = choice(
  {
    draft: { ar: 'مسودة', en: 'Draft' },
    preparation: { ar: 'قيد الإعداد', en: 'In preparation' },
    published: { ar: 'منشورة', en: 'Published' },
  },
  { tones: { draft: 'neutral', preparation: 'clay', published: 'green' } },
);

/** What a course says of itself; its lessons stand on the page that shows it. */
export const courseFields = defineFields<Course>()({
  title: {
    label: { ar: 'العنوان', en: 'Title' },
    heading: { ar: 'الدورة', en: 'Course' },
    as: pair({ sortsByBoth: true }),
    printed: true,
    column: 'sorted',
    show: true,
    input: true,
    required: 'ar',
  },
  description: { label: { ar: 'الوصف', en: 'Description' }, as: pair({ rows: 4 }), input: true, required: 'ar' },
  instructorId: {
    label: { ar: 'المدرّب', en: 'Instructor' },
    as: reference('users', personChoice, { among: { role: ['instructor', 'admin'] } }),
    column: true,
    show: true,
    input: true,
    filter: true,
    hint: { ar: 'ابحث بالاسم أو البريد.', en: 'Search by name or e-mail.' },
    tell: ({ instructorName }) => instructorName,
    csv: ({ instructorName }) => instructorName,
  },
  categoryId: {
    label: { ar: 'التصنيف', en: 'Category' },
    as: reference('categories', 'name'),
    column: 'exported',
    show: true,
    input: true,
    required: true,
    filter: true,
  },
  difficulty: {
    label: { ar: 'المستوى', en: 'Level' },
    as: difficulty,
    column: true,
    show: true,
    input: true,
    required: true,
    filter: true,
  },
  state: {
    label: { ar: 'الحالة', en: 'State' },
    column: true,
    show: true,
    ...derived(courseState, ({ isPublished, isInPreparation }: Course) =>
      isPublished ? (isInPreparation ? 'preparation' : 'published') : 'draft',
    ),
  },
  durationHours: {
    label: { ar: 'المدة بالساعات', en: 'Hours' },
    as: number({ min: 0 }),
    show: true,
    input: true,
    required: true,
  },
  price: {
    label: { ar: 'السعر بالدولار', en: 'Price in US dollars' },
    as: price,
    column: 'exported',
    show: true,
    input: true,
    hint: { ar: '0 للدورة المجانية', en: '0 for a free course' },
  },
  thumbnailUrl: { label: { ar: 'رابط صورة الغلاف', en: 'Address of the cover picture' }, as: latin, input: true },
  learningPoints: { label: { ar: 'ما ستتعلّمه', en: 'What you will learn' }, as: bilingualList, input: 'existing' },
  requirements: { label: { ar: 'المتطلبات', en: 'Requirements' }, as: bilingualList, input: 'existing' },
  skills: { label: { ar: 'المهارات', en: 'Skills' }, as: bilingualList, input: 'existing', printed: true },
  requiresReview: {
    label: { ar: 'تُراجَع شهاداتها قبل اعتمادها', en: 'Certificates wait for approval' },
    as: yesOrNo(),
    input: 'existing',
  },
  opensFirstLesson: {
    label: { ar: 'يقرأ الزوّار درسها الأول دون حساب', en: 'Visitors read its first lesson without an account' },
    as: yesOrNo(),
    input: 'existing',
  },
  isInPreparation: {
    label: { ar: 'قيد الإعداد', en: 'In preparation' },
    as: yesOrNo(),
    column: 'exported',
    input: 'existing',
    filter: true,
  },
  isPublished: { label: { ar: 'منشورة', en: 'Published' }, as: yesOrNo(), input: 'existing', filter: true },
  lessonsCount: { label: { ar: 'الدروس', en: 'Lessons' }, as: number(), column: true },
  studentsCount: { label: { ar: 'المتعلّمون', en: 'Learners' }, as: number(), column: 'sorted', show: true },
  followersCount: { label: { ar: 'من ينتظرونها', en: 'Waiting for it' }, as: number(), column: 'exported', show: true },
  reviewsCount: { label: { ar: 'التقييمات', en: 'Reviews' }, as: number(), show: true },
  rating: {
    label: { ar: 'متوسط التقييم', en: 'Rating' },
    column: 'sorted',
    show: true,
    // Nobody's stars are none, not zero.
    ...derived(rating, ({ reviewsCount, rating: stars }: Course) => (reviewsCount > 0 ? stars : null)),
  },
  createdAt: { label: { ar: 'أُنشئت في', en: 'Created on' }, as: moment, show: true, filter: true },
  updatedAt: { label: { ar: 'آخر تعديل', en: 'Last changed' }, as: moment, column: 'sorted' },
  publishedAt: { label: { ar: 'نُشرت في', en: 'Published on' }, as: moment, show: 'known' },
  id: { label: { ar: 'المعرّف', en: 'Id' }, column: 'exported' },
});
