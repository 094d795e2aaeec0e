import { vrLimits } from '@masar/domain';
import { type Language, languages } from '@masar/i18n';
import { Moment, OneOf, Uuid, WholeNumber } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';

const minutes = { optional: true, min: vrLimits.durationMinimum, max: vrLimits.durationMaximum } as const;
const places = { optional: true, min: 1, max: vrLimits.participantsMaximum } as const;

export class ListSessionsQuery extends PageQuery {
  @OneOf(languages, { optional: true, description: 'By default the caller’s' }) language?: Language;
  @Uuid({ optional: true, description: 'Of this workshop only' }) workshop?: string;
  @OneOf(['true', 'false'], { optional: true, description: 'Only where I have a place or lead' }) mine?: string;
  @OneOf(['next', 'past'], { optional: true, description: '`next` by default: what is not over, the soonest first' })
  when?: 'next' | 'past';
}

export class ScheduleSessionDto {
  @Uuid() workshopId!: string;
  @Moment() scheduledAt!: string;
  @WholeNumber({ ...minutes, description: 'Minutes; those of the workshop by default' }) duration?: number;
  @WholeNumber({ ...places, description: 'Those of the workshop by default' }) maxParticipants?: number;
}

export class EditSessionDto {
  @Moment({ optional: true }) scheduledAt?: string;
  @WholeNumber({ ...minutes, description: 'Minutes' }) duration?: number;
  @WholeNumber(places) maxParticipants?: number;
}

export class CalendarQuery {
  @OneOf(languages, { optional: true, description: 'Language of the entry; by default the caller’s' })
  language?: Language;
}
