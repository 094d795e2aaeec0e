import type { components } from '@masar/contracts';
import { placeLimits, placeStates } from '@masar/domain';
import { inEach, type Language, pickLocalized } from '@masar/i18n';
import {
  choice,
  defineFields,
  derived,
  email,
  moment,
  price,
  reference,
  text,
  type Words,
  yesOrNo,
} from '../records/fields';
import { personChoice } from '../records/person-name';
import { RecordLink } from '../records/RecordLink';
import { coursePlaceFieldTexts, isPaidTexts, statesTexts } from './course-place-fields.messages';

const texts = inEach(coursePlaceFieldTexts);

export type CoursePlace = components['schemas']['CoursePlaceRecord'];
type State = CoursePlace['state'];

/** Whose place it is: the name, the address where there is none, a dash once the account is gone. */
export const personOf = ({ userName, email: address }: CoursePlace): string => userName ?? address ?? '—';

export const courseOf = (place: CoursePlace, { language }: { language: Language }): string =>
  pickLocalized(place, 'courseTitle', language);

const states: Words<State> = inEach(statesTexts);

/** What was answered waits no more, and what was granted is taken back, not declined. */
const statesAfter = ({ state: now }: { state?: unknown }): State[] =>
  placeStates.filter((state) => state === now || (state !== 'asked' && now !== 'granted'));

/** Who asked for a place in a course with a price, who was granted one, and what was really received (PAY-1). */
export const coursePlaceFields = defineFields<CoursePlace>()({
  userId: {
    label: texts.userId,
    as: reference('users', personChoice),
    column: true,
    show: true,
    filter: true,
    tell: personOf,
    fact: (place) =>
      place.userId ? (
        <RecordLink resource="users" id={place.userId}>
          {personOf(place)}
        </RecordLink>
      ) : (
        personOf(place)
      ),
    csv: ({ userName }) => userName,
  },
  courseId: {
    label: texts.courseId,
    as: reference('courses', 'title'),
    column: true,
    show: true,
    input: 'new',
    required: true,
    filter: true,
    tell: courseOf,
    fact: (place, locale) => (
      <RecordLink resource="courses" id={place.courseId}>
        {courseOf(place, locale)}
      </RecordLink>
    ),
    csv: courseOf,
  },
  email: {
    label: texts.email,
    as: email,
    column: 'exported',
    show: true,
    input: 'new',
    required: true,
    hint: texts.emailHint,
  },
  state: {
    label: texts.state,
    as: choice(states, { offered: statesAfter }),
    column: true,
    show: true,
    input: 'existing',
    filter: true,
    ...derived(choice({ ...states, used: texts.used }), ({ state, usedAt }: CoursePlace) => (usedAt ? 'used' : state)),
  },
  isPaid: {
    label: texts.isPaid,
    as: yesOrNo(inEach(isPaidTexts)),
    filter: true,
  },
  isUsed: {
    label: texts.isUsed,
    as: yesOrNo({ yes: texts.used, no: texts.no }),
    filter: true,
  },
  note: { label: texts.note, show: true },
  amountReceived: {
    label: texts.amountReceived,
    as: price,
    column: true,
    show: true,
    input: true,
    hint: texts.amountReceivedHint,
  },
  reason: {
    label: texts.reason,
    as: text({ rows: 3, max: placeLimits.reasonMaximum }),
    show: true,
    input: true,
  },
  decidedByName: { label: texts.decidedByName, column: 'exported', show: true },
  recordedByName: { label: texts.recordedByName, column: 'exported', show: true },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted', filter: true },
  askedAt: { label: texts.askedAt, as: moment, show: true },
  decidedAt: { label: texts.decidedAt, as: moment, show: true },
  receivedAt: { label: texts.receivedAt, as: moment, show: true },
  usedAt: { label: texts.usedAt, as: moment, show: true },
});
