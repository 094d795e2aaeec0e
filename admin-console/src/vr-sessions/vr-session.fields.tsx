import type { components } from '@masar/contracts';
import { vrLimits } from '@masar/domain';
import { type Language, pickLocalized } from '@masar/i18n';
import { appointment, choice, defineFields, moment, number, reference } from '../records/fields';
import { RecordLink } from '../records/RecordLink';

export type VrSession = components['schemas']['VrSessionRecord'];

export const workshopOf = (row: VrSession, { language }: { language: Language }): string =>
  pickLocalized(row, 'workshopTitle', language);

const ofWorkshop = {
  ar: 'تُؤخذ من الورشة إن تُركت خالية.',
  en: 'Those of the workshop where left empty.',
};

/** When a workshop is held, for how long and for how many (VRW-2). */
export const vrSessionFields = defineFields<VrSession>()({
  workshopId: {
    label: { ar: 'الورشة', en: 'Workshop' },
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
    label: { ar: 'الموعد', en: 'Begins at' },
    as: appointment,
    column: 'sorted',
    show: true,
    input: true,
    required: true,
    filter: true,
  },
  status: {
    label: { ar: 'الحالة', en: 'Status' },
    as: choice<VrSession['status']>(
      {
        scheduled: { ar: 'مجدولة', en: 'Scheduled' },
        live: { ar: 'جارية الآن', en: 'Live now' },
        ended: { ar: 'انتهت', en: 'Over' },
        cancelled: { ar: 'أُلغيت', en: 'Cancelled' },
      },
      { tones: { scheduled: 'blue', live: 'green', ended: 'neutral', cancelled: 'red' } },
    ),
    column: true,
    show: true,
    filter: true,
  },
  duration: {
    label: { ar: 'المدة بالدقائق', en: 'Minutes' },
    as: number({ min: vrLimits.durationMinimum, max: vrLimits.durationMaximum }),
    column: true,
    show: true,
    input: true,
    hint: ofWorkshop,
    hintsAt: 'new',
  },
  currentParticipants: {
    label: { ar: 'المقاعد المحجوزة', en: 'Places taken' },
    as: number(),
    column: true,
    show: true,
    tell: ({ currentParticipants, maxParticipants }, { language, format }) => {
      const [taken, all] = [format.number(currentParticipants), format.number(maxParticipants)];
      return { ar: `${taken} من ${all}`, en: `${taken} of ${all}` }[language];
    },
  },
  maxParticipants: {
    label: { ar: 'المقاعد', en: 'Places' },
    as: number({ min: 1, max: vrLimits.participantsMaximum }),
    column: 'exported',
    input: true,
    hint: ofWorkshop,
    hintsAt: 'new',
  },
  startedAt: { label: { ar: 'بدأت في', en: 'Started at' }, as: moment, show: 'known' },
  endedAt: { label: { ar: 'انتهت في', en: 'Ended at' }, as: moment, show: 'known' },
  createdAt: { label: { ar: 'أُضيفت في', en: 'Added on' }, as: moment, column: 'sorted' },
});
