import { hoursLimits } from '@masar/domain';
import { calendarDay } from '@masar/i18n';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { actorOf, ApplicationNotFound } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Application } from '../application.entity.js';
import { Opportunity } from '../opportunity.entity.js';
import type { DecideHoursDto, LogHoursDto } from './hours.dto.js';
import { HoursNotFound, NotVolunteering } from './hours.errors.js';
import { VolunteerHoursDecided, VolunteerHoursLogged } from './hours.events.js';
import { VolunteerHours } from './volunteer-hours.entity.js';

const DAY = 24 * 60 * 60 * 1000;

/** Writing down what one gave, and confirming it (DSH-3). */
@Injectable()
export class HoursService {
  constructor(private readonly transactions: Transactions) {}

  /** Logs the hours of a day, or corrects them while nobody confirmed them. Answers their id and whether they are new. */
  async log(viewer: Viewer, applicationId: string, body: LogHoursDto): Promise<{ id: string; isNew: boolean }> {
    refuseStrangeDay(body.day);
    return this.transactions.run(async (em) => {
      // Locked, so that two clicks follow each other.
      const application = await em.findOne(
        Application,
        { id: applicationId, userId: viewer.id },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!application) throw new ApplicationNotFound();
      const opportunity = await em.findOneOrFail(Opportunity, { id: application.opportunityId });
      if (application.status !== 'accepted' || opportunity.type !== 'volunteer') throw new NotVolunteering();
      if (opportunity.startDate && body.day < opportunity.startDate) throw strangeDay('field.before_start');
      const hours = body.hours.toFixed(2);
      const existing = await em.findOne(VolunteerHours, { applicationId, day: body.day });
      const entry =
        existing ??
        em.create(VolunteerHours, {
          applicationId,
          userId: viewer.id,
          day: body.day,
          hours,
          note: body.note || null,
        });
      const refusedAt = existing?.status === 'refused' ? (existing.decidedAt ?? null) : null;
      if (existing) existing.correct(hours, body.note || null);
      await em.flush();
      this.transactions.record(new VolunteerHoursLogged(placeOf(entry, opportunity), refusedAt));
      return { id: entry.id, isNew: !existing };
    });
  }

  async decide(viewer: Viewer, id: string, { action, rating, answer }: DecideHoursDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const entry = await em.findOne(VolunteerHours, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!entry) throw new HoursNotFound();
      const opportunity = await this.opportunityOf(em, entry);
      const actor = actorOf({ userId: entry.userId, postedBy: opportunity.postedBy ?? null }, viewer);
      if (actor === 'stranger') throw new HoursNotFound();
      entry.decide(action, actor, { id: viewer.id, rating: rating ?? null, answer: answer || null });
      await em.flush();
      this.transactions.record(new VolunteerHoursDecided(placeOf(entry, opportunity), action, answer || null));
    });
  }

  private async opportunityOf(em: EntityManager, { applicationId }: VolunteerHours): Promise<Opportunity> {
    const { opportunityId } = await em.findOneOrFail(Application, { id: applicationId });
    return em.findOneOrFail(Opportunity, { id: opportunityId });
  }
}

/** Nobody gave hours tomorrow, and what is long ago nobody remembers well enough to confirm. */
function refuseStrangeDay(day: string): void {
  const today = calendarDay(new Date());
  const earliest = calendarDay(new Date(Date.now() - hoursLimits.daysBack * DAY));
  if (day > today) throw strangeDay('field.day_ahead');
  if (day < earliest) throw strangeDay('field.day_long_ago');
}

const strangeDay = (code: 'field.day_ahead' | 'field.day_long_ago' | 'field.before_start') =>
  new InvalidInput({}, { fields: [{ field: 'day', code }] });

const placeOf = (entry: VolunteerHours, opportunity: Opportunity) => ({
  hoursId: entry.id,
  opportunityId: opportunity.id,
  title: { ar: opportunity.titleAr, en: opportunity.titleEn },
  volunteerId: entry.userId,
  postedBy: opportunity.postedBy ?? null,
  hours: entry.hours,
});
