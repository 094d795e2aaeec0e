import {
  type CategoryId,
  categoryIds,
  difficulties,
  type Difficulty,
  plainNumber,
  typedNumber,
  vrLimits,
} from '@masar/domain';
import { momentOf, typedMoment } from '@masar/i18n';
import type { NewSession, NewWorkshop, VrSession } from '../vr-answers';

/** The form as it is typed. */
export const emptySchedule = {
  workshopId: '',
  title: '',
  titleEn: '',
  description: '',
  categoryId: '' as CategoryId | '',
  difficulty: 'beginner' as Difficulty,
  slides: '',
  stations: '',
  scheduledAt: '',
  duration: '60',
  maxParticipants: String(vrLimits.participantsDefault),
};
export type ScheduleForm = typeof emptySchedule;

/** What ties a field to the form: its value, its change, and what is wrong with it. */
export type ScheduleField = (name: keyof ScheduleForm) => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** A planned session as the form shows it. */
export const scheduleOf = (session: VrSession): ScheduleForm => ({
  ...emptySchedule,
  workshopId: session.workshopId,
  scheduledAt: typedMoment(session.scheduledAt),
  duration: String(session.duration),
  maxParticipants: String(session.maxParticipants),
});

const isWithin = (text: string, low: number, high: number): boolean =>
  /^\d{1,3}$/.test(plainNumber(text)) && typedNumber(text) >= low && typedNumber(text) <= high;

/** What keeps the form from being sent, in the order in which it asks. */
export function scheduleProblems(form: ScheduleForm, now: Date): (keyof ScheduleForm)[] {
  const { durationMinimum, durationMaximum, participantsMaximum } = vrLimits;
  const start = momentOf(form.scheduledAt);
  return [
    ...(form.workshopId === '' && form.title.trim() === '' ? (['title'] as const) : []),
    ...(start === null || new Date(start) <= now ? (['scheduledAt'] as const) : []),
    ...(isWithin(form.duration, durationMinimum, durationMaximum) ? [] : (['duration'] as const)),
    ...(isWithin(form.maxParticipants, 1, participantsMaximum) ? [] : (['maxParticipants'] as const)),
  ];
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Every paragraph is a slide: its first line the title, the others its points. */
export const slidesOf = (text: string): NonNullable<NewWorkshop['slides']> =>
  text
    .split(/\n\s*\n/)
    .map(linesOf)
    .flatMap(([title, ...points]) =>
      title
        ? [
            {
              titleAr: title.slice(0, vrLimits.slideTitleMaximum),
              bulletsAr: points
                .map((point) => point.replace(/^[-•*]\s*/, '').slice(0, vrLimits.bulletMaximum))
                .slice(0, vrLimits.bulletsMaximum),
            },
          ]
        : [],
    )
    .slice(0, vrLimits.slidesMaximum);

/** Every line is a station: its title, a colon, what there is to learn. */
export const stationsOf = (text: string): NonNullable<NewWorkshop['stations']> =>
  linesOf(text)
    .map((line) => {
      const [title = '', ...rest] = line.split(/\s*[:：]\s*/);
      return {
        titleAr: title.slice(0, vrLimits.slideTitleMaximum),
        textAr: (rest.join(': ') || title).slice(0, vrLimits.stationTextMaximum),
      };
    })
    .slice(0, vrLimits.stationsMaximum);

export function toNewWorkshop(form: ScheduleForm): NewWorkshop {
  const category = categoryIds.find((id) => id === form.categoryId);
  return {
    title: form.title.trim(),
    ...(form.titleEn.trim() && { titleEn: form.titleEn.trim() }),
    ...(form.description.trim() && { description: form.description.trim() }),
    ...(category && { categoryId: category }),
    difficulty: difficulties.find((level) => level === form.difficulty) ?? 'beginner',
    duration: typedNumber(form.duration),
    maxParticipants: typedNumber(form.maxParticipants),
    slides: slidesOf(form.slides),
    stations: stationsOf(form.stations),
  };
}

/** When, how long and for how many. */
export const toNewTime = (form: ScheduleForm): Omit<NewSession, 'workshopId'> => ({
  scheduledAt: momentOf(form.scheduledAt) ?? '',
  duration: typedNumber(form.duration),
  maxParticipants: typedNumber(form.maxParticipants),
});

export const toNewSession = (form: ScheduleForm, workshopId: string): NewSession => ({
  workshopId,
  ...toNewTime(form),
});
