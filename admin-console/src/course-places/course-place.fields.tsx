import type { components } from '@masar/contracts';
import { placeLimits, placeStates } from '@masar/domain';
import { type Language, pickLocalized } from '@masar/i18n';
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

export type CoursePlace = components['schemas']['CoursePlaceRecord'];
type State = CoursePlace['state'];

/** Whose place it is: the name, the address where there is none, a dash once the account is gone. */
export const personOf = ({ userName, email: address }: CoursePlace): string => userName ?? address ?? '—';

export const courseOf = (place: CoursePlace, { language }: { language: Language }): string =>
  pickLocalized(place, 'courseTitle', language);

const states: Words<State> = {
  asked: { ar: 'ينتظر الجواب', en: 'Waits for an answer' },
  granted: { ar: 'ممنوح', en: 'Granted' },
  declined: { ar: 'مرفوض', en: 'Declined' },
};
const used = { ar: 'التحق به', en: 'Joined' };

/** What was answered waits no more, and what was granted is taken back, not declined. */
const statesAfter = ({ state: now }: { state?: unknown }): State[] =>
  placeStates.filter((state) => state === now || (state !== 'asked' && now !== 'granted'));

/** Who asked for a place in a course with a price, who was granted one, and what was really received (PAY-1). */
export const coursePlaceFields = defineFields<CoursePlace>()({
  userId: {
    label: { ar: 'صاحب المقعد', en: 'Whose place' },
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
    label: { ar: 'الدورة', en: 'Course' },
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
    label: { ar: 'البريد الإلكتروني', en: 'E-mail' },
    as: email,
    column: 'exported',
    show: true,
    input: 'new',
    required: true,
    hint: {
      ar: 'لحساب قائم، أو لمن ليس له حساب بعد؛ من لا حساب له يصله بريد.',
      en: 'Of an account, or of somebody who has none yet; they are told by mail.',
    },
  },
  state: {
    label: { ar: 'الحالة', en: 'State' },
    as: choice(states, { offered: statesAfter }),
    column: true,
    show: true,
    input: 'existing',
    filter: true,
    ...derived(choice({ ...states, used }), ({ state, usedAt }: CoursePlace) => (usedAt ? 'used' : state)),
  },
  isPaid: {
    label: { ar: 'المبلغ', en: 'Amount' },
    as: yesOrNo({
      yes: { ar: 'استُلم مبلغ', en: 'Something was received' },
      no: { ar: 'لم يُستلم شيء', en: 'Nothing was received' },
    }),
    filter: true,
  },
  isUsed: {
    label: { ar: 'الالتحاق', en: 'Joining' },
    as: yesOrNo({ yes: used, no: { ar: 'لم يلتحق بعد', en: 'Not joined yet' } }),
    filter: true,
  },
  note: { label: { ar: 'ما كتبه المتعلّم', en: 'What the learner wrote' }, show: true },
  amountReceived: {
    label: { ar: 'المبلغ المستلم', en: 'Amount received' },
    as: price,
    column: true,
    show: true,
    input: true,
    hint: { ar: 'بالدولار؛ 0 إن لم يُستلم شيء.', en: 'In US dollars; 0 for nothing.' },
  },
  reason: {
    label: { ar: 'ما يقرؤه صاحبه', en: 'What the person reads' },
    as: text({ rows: 3, max: placeLimits.reasonMaximum }),
    show: true,
    input: true,
  },
  decidedByName: { label: { ar: 'قرّره', en: 'Decided by' }, column: 'exported', show: true },
  recordedByName: { label: { ar: 'سجّل المبلغ', en: 'Recorded by' }, column: 'exported', show: true },
  createdAt: { label: { ar: 'منذ', en: 'Since' }, as: moment, column: 'sorted', filter: true },
  askedAt: { label: { ar: 'طُلب في', en: 'Asked on' }, as: moment, show: true },
  decidedAt: { label: { ar: 'تقرّر في', en: 'Decided on' }, as: moment, show: true },
  receivedAt: { label: { ar: 'استُلم في', en: 'Received on' }, as: moment, show: true },
  usedAt: { label: { ar: 'التحق في', en: 'Joined on' }, as: moment, show: true },
});
