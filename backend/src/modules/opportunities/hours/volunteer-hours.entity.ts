import type { ApplicationActor } from '@masar/domain';
import { type HoursAction, hoursStatuses, moveHours } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, decimal, id, idOf, listIndex, moment, updatedAt } from '#platform/database/columns';
import { HoursDecided, NotYourHours } from './hours.errors.js';

/** Table `volunteer_hours`: what a volunteer gave on a day, once for each day of an accepted application (DSH-3). */
export const VolunteerHoursSchema = defineEntity({
  name: 'VolunteerHours',
  tableName: 'volunteer_hours',
  indexes: [
    listIndex('volunteer_hours', 'user_id_day', 'user_id, day desc, id desc'),
    listIndex('volunteer_hours', 'confirmed', 'user_id', `status = 'confirmed'`),
    listIndex('volunteer_hours', 'decided_by', 'decided_by'),
  ],
  uniques: [{ name: 'volunteer_hours_application_id_day_unique', properties: ['applicationId', 'day'] }],
  checks: [
    { name: 'volunteer_hours_hours_check', expression: 'hours > 0 and hours <= 16' },
    { name: 'volunteer_hours_rating_check', expression: 'rating >= 1 and rating <= 5' },
    { name: 'volunteer_hours_decided_check', expression: `(status = 'logged') = (decided_at is null)` },
  ],
  properties: {
    id: id(),
    applicationId: idOf('applications', 'cascade'),
    /** The applicant's, so that sums and ranks need no other table. */
    userId: idOf('users', 'cascade'),
    day: p.date(),
    hours: decimal(4, 2),
    note: p.text().nullable(),
    status: p.enum(hoursStatuses).default('logged'),
    /** What the poster thought of the work, 1 to 5. */
    rating: p.integer().nullable(),
    /** What the one who decided wrote. */
    answer: p.text().nullable(),
    decidedBy: idOf('users', 'set null').nullable(),
    decidedAt: moment().nullable(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});

export class VolunteerHours extends VolunteerHoursSchema.class {
  /** The poster's or an administrator's word on it. */
  decide(
    action: Exclude<HoursAction, 'correct'>,
    actor: ApplicationActor,
    by: { id: string; rating: number | null; answer: string | null },
  ): void {
    this.move(action, actor);
    this.rating = action === 'confirm' ? by.rating : null;
    this.answer = by.answer;
    this.decidedBy = by.id;
    this.decidedAt = new Date();
  }

  /** Logged anew: it waits again. */
  correct(hours: string, note: string | null): void {
    this.move('correct', 'applicant');
    Object.assign(this, { hours, note, rating: null, answer: null, decidedBy: null, decidedAt: null });
  }

  private move(action: HoursAction, actor: ApplicationActor): void {
    const outcome = moveHours(this.status, action, actor);
    if ('refusal' in outcome) throw outcome.refusal === 'decided' ? new HoursDecided() : new NotYourHours();
    this.status = outcome.to;
  }
}
VolunteerHoursSchema.setClass(VolunteerHours);
