import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
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
import { courseFieldTexts, courseStateTexts } from './course-fields.messages';
import { needList } from './NeedList';

const texts = inEach(courseFieldTexts);

export type Course = components['schemas']['CourseRecord'];

const courseState = choice(inEach(courseStateTexts), {
  tones: { draft: 'neutral', preparation: 'clay', published: 'green' },
});

/** What a course says of itself; its lessons stand on the page that shows it. */
export const courseFields = defineFields<Course>()({
  title: {
    label: texts.title,
    heading: texts.titleHeading,
    as: pair({ sortsByBoth: true }),
    printed: true,
    column: 'sorted',
    show: true,
    input: true,
    required: 'ar',
  },
  description: { label: texts.description, as: pair({ rows: 4 }), input: true, required: 'ar' },
  instructorId: {
    label: texts.instructorId,
    as: reference('users', personChoice, { among: { role: ['instructor', 'admin'] } }),
    column: true,
    show: true,
    input: true,
    filter: true,
    hint: texts.instructorIdHint,
    tell: ({ instructorName }) => instructorName,
    csv: ({ instructorName }) => instructorName,
  },
  categoryId: {
    label: texts.categoryId,
    as: reference('categories', 'name'),
    column: 'exported',
    show: true,
    input: true,
    required: true,
    filter: true,
  },
  difficulty: {
    label: texts.difficulty,
    as: difficulty,
    column: true,
    show: true,
    input: true,
    required: true,
    filter: true,
  },
  state: {
    label: texts.state,
    column: true,
    show: true,
    ...derived(courseState, ({ isPublished, isInPreparation }: Course) =>
      isPublished ? (isInPreparation ? 'preparation' : 'published') : 'draft',
    ),
  },
  durationHours: {
    label: texts.durationHours,
    as: number({ min: 0 }),
    show: true,
    input: true,
    required: true,
  },
  price: {
    label: texts.price,
    as: price,
    column: 'exported',
    show: true,
    input: true,
    hint: texts.priceHint,
  },
  thumbnailUrl: { label: texts.thumbnailUrl, as: latin, input: true },
  learningPoints: { label: texts.learningPoints, as: bilingualList, input: 'existing' },
  requirements: { label: texts.requirements, as: bilingualList, input: 'existing' },
  skills: { label: texts.skills, as: bilingualList, input: 'existing', printed: true },
  needs: { label: texts.needs, as: needList, show: true, input: 'existing', hint: texts.needsHint },
  requiresReview: {
    label: texts.requiresReview,
    as: yesOrNo(),
    input: 'existing',
  },
  opensFirstLesson: {
    label: texts.opensFirstLesson,
    as: yesOrNo(),
    input: 'existing',
  },
  isInPreparation: {
    label: texts.isInPreparation,
    as: yesOrNo(),
    column: 'exported',
    input: 'existing',
    filter: true,
  },
  isPublished: { label: texts.isPublished, as: yesOrNo(), input: 'existing', filter: true },
  lessonsCount: { label: texts.lessonsCount, as: number(), column: true },
  studentsCount: { label: texts.studentsCount, as: number(), column: 'sorted', show: true },
  followersCount: { label: texts.followersCount, as: number(), column: 'exported', show: true },
  reviewsCount: { label: texts.reviewsCount, as: number(), show: true },
  rating: {
    label: texts.rating,
    column: 'sorted',
    show: true,
    // Nobody's stars are none, not zero.
    ...derived(rating, ({ reviewsCount, rating: stars }: Course) => (reviewsCount > 0 ? stars : null)),
  },
  createdAt: { label: texts.createdAt, as: moment, show: true, filter: true },
  updatedAt: { label: texts.updatedAt, as: moment, column: 'sorted' },
  publishedAt: { label: texts.publishedAt, as: moment, show: 'known' },
  id: { label: texts.id, column: 'exported' },
});
