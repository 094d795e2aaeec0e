import type { components } from '@masar/contracts';
import { vrLimits } from '@masar/domain';
import { inEach, type Language, pickLocalized } from '@masar/i18n';
import { appointment, choice, defineFields, moment, number, reference } from '../records/fields';
import { RecordLink } from '../records/RecordLink';
import { statusTexts, vrSessionFieldTexts } from './vr-session-fields.messages';

const texts = inEach(vrSessionFieldTexts);

export type VrSession = components['schemas']['VrSessionRecord'];

export const workshopOf = (row: VrSession, { language }: { language: Language }): string =>
  pickLocalized(row, 'workshopTitle', language);

/** When a workshop is held, for how long and for how many (VRW-2). */
export const vrSessionFields = defineFields<VrSession>()({
  workshopId: {
    label: texts.workshopId,
    as: reference('vr-workshops', 'title', { among: { isActive: true } }),
    column: true,
    show: true,
    input: 'new',
    required: true,
    filter: true,
    tell: workshopOf,
    fact: (row, locale) => (
      <RecordLink resource="vr-workshops" id={row.workshopId}>
        {workshopOf(row, locale)}
      </RecordLink>
    ),
    csv: workshopOf,
  },
  scheduledAt: {
    label: texts.scheduledAt,
    as: appointment,
    column: 'sorted',
    show: true,
    input: true,
    required: true,
    filter: true,
  },
  status: {
    label: texts.status,
    as: choice<VrSession['status']>(inEach(statusTexts), {
      tones: { scheduled: 'blue', live: 'green', ended: 'neutral', cancelled: 'red' },
    }),
    column: true,
    show: true,
    filter: true,
  },
  duration: {
    label: texts.duration,
    as: number({ min: vrLimits.durationMinimum, max: vrLimits.durationMaximum }),
    column: true,
    show: true,
    input: true,
    hint: texts.ofWorkshop,
    hintsAt: 'new',
  },
  currentParticipants: {
    label: texts.currentParticipants,
    as: number(),
    column: true,
    show: true,
    tell: ({ currentParticipants, maxParticipants }, { language, format }) =>
      texts.takenOf[language](format.number(currentParticipants), format.number(maxParticipants)),
  },
  maxParticipants: {
    label: texts.maxParticipants,
    as: number({ min: 1, max: vrLimits.participantsMaximum }),
    column: 'exported',
    input: true,
    hint: texts.ofWorkshop,
    hintsAt: 'new',
  },
  startedAt: { label: texts.startedAt, as: moment, show: 'known' },
  endedAt: { label: texts.endedAt, as: moment, show: 'known' },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted' },
});
