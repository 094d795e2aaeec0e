import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { choice, defineFields, moment } from '../records/fields';
import { courseField, learnerEmailField, learnerField, quizField } from '../records/learning-fields';
import { attemptRequestFieldTexts, stateTexts } from './attempt-request-fields.messages';

const texts = inEach(attemptRequestFieldTexts);

export type AttemptRequest = components['schemas']['AttemptRequestRecord'];

/** Who asked for another attempt after the last one, and what they were told (EVD-2). */
export const attemptRequestFields = defineFields<AttemptRequest>()({
  userId: learnerField,
  userEmail: learnerEmailField,
  courseId: courseField,
  lessonId: quizField,
  state: {
    label: texts.state,
    as: choice<AttemptRequest['state']>(inEach(stateTexts), {
      tones: { asked: 'yellow', granted: 'green', declined: 'red' },
    }),
    column: true,
    show: true,
    filter: true,
  },
  note: { label: texts.note, column: 'exported', show: true },
  reason: { label: texts.reason, column: 'exported', show: 'known' },
  decidedByName: { label: texts.decidedByName, column: 'exported', show: 'known' },
  askedAt: { label: texts.askedAt, as: moment, column: 'sorted', show: true, filter: true },
  decidedAt: { label: texts.decidedAt, as: moment, column: 'exported', show: 'known' },
});
