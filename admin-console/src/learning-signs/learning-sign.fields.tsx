import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { choice, defineFields, moment, number } from '../records/fields';
import { courseField, learnerEmailField, learnerField, quizField } from '../records/learning-fields';
import { kindTexts, learningSignFieldTexts } from './learning-sign-fields.messages';

const texts = inEach(learningSignFieldTexts);

export type LearningSign = components['schemas']['LearningSignRecord'];

/** What looked odd while somebody learned; nothing is decided by it (EVD-5). */
export const learningSignFields = defineFields<LearningSign>()({
  userId: learnerField,
  userEmail: learnerEmailField,
  courseId: courseField,
  lessonId: quizField,
  kind: {
    label: texts.kind,
    as: choice<LearningSign['kind']>(inEach(kindTexts)),
    column: true,
    show: true,
    filter: true,
  },
  times: { label: texts.times, as: number(), column: true, show: true },
  noticedAt: { label: texts.noticedAt, as: moment, column: 'sorted', show: true, filter: true },
});
