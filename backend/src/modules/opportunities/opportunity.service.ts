import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { governorateOf } from '@masar/domain';
import {
  ApplicationService,
  NotThePoster,
  PostingNotFound,
  PostingReview,
  endOfDay,
  mayManage,
  mayRead,
} from '#modules/applications';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import type { EditOpportunityDto, PostOpportunityDto } from './opportunity.dto.js';
import { Opportunity, opportunityWords } from './opportunity.entity.js';

/** Posting, changing and applying to opportunities (OPP-1, OPP-2, OPP-4). */
@Injectable()
export class OpportunityService {
  constructor(
    private readonly transactions: Transactions,
    private readonly review: PostingReview,
    private readonly applications: ApplicationService,
  ) {}

  /** Answers the id of the new opportunity. */
  async post(viewer: Viewer, body: PostOpportunityDto): Promise<string> {
    return this.transactions.run(async (em) => {
      const opportunity = em.create(Opportunity, {
        ...columnsOf(body),
        type: body.type ?? 'volunteer',
        titleAr: body.title,
        titleEn: body.titleEn || body.title,
        descriptionAr: body.description,
        descriptionEn: body.descriptionEn || body.description,
        postedBy: viewer.id,
      });
      refuseReversedDays(opportunity);
      this.review.judge(viewer, opportunityWords, opportunity);
      await em.flush();
      this.review.announce('opportunity', opportunity);
      return opportunity.id;
    });
  }

  /** New words may be a trap, so they are looked at anew. */
  async edit(viewer: Viewer, id: string, body: EditOpportunityDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const opportunity = await this.locked(em, viewer, id);
      if (!mayManage(opportunity, viewer)) throw new NotThePoster();
      this.review.judgeChange('opportunity', viewer, opportunityWords, opportunity, () => {
        Object.assign(opportunity, columnsOf(body));
        if (body.title) Object.assign(opportunity, { titleAr: body.title, titleEn: body.titleEn || body.title });
        if (body.description) {
          opportunity.descriptionAr = body.description;
          opportunity.descriptionEn = body.descriptionEn || body.description;
        }
        if (body.isActive !== undefined) opportunity.isActive = body.isActive;
      });
      refuseReversedDays(opportunity);
    });
  }

  async apply(viewer: Viewer, id: string, coverLetter: string): Promise<{ id: string; isNew: boolean }> {
    return this.transactions.run(async (em) => {
      const opportunity = await this.locked(em, viewer, id);
      const posting = { ...timesOf(opportunity), id, postedBy: opportunity.postedBy };
      return this.applications.apply(em, viewer, 'opportunity', posting, { cover_letter: coverLetter });
    });
  }

  private async locked(em: EntityManager, viewer: Viewer, id: string): Promise<Opportunity> {
    const opportunity = await em.findOne(Opportunity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!opportunity || !mayRead({ status: opportunity.status, postedBy: opportunity.postedBy }, viewer)) {
      throw new PostingNotFound();
    }
    return opportunity;
  }
}

const timesOf = ({ status, isActive, endDate, applicationDeadline }: Opportunity) => ({
  status,
  isActive,
  endDate: endDate ?? null,
  deadline: applicationDeadline ?? null,
});

/** Days as written, e.g. 2026-05-31, so that their order is that of their letters. */
function refuseReversedDays({ startDate, endDate }: Opportunity): void {
  if (!startDate || !endDate || endDate >= startDate) return;
  throw new InvalidInput({}, { fields: [{ field: 'endDate', code: 'field.ends_before_start' }] });
}

const textFields = ['company', 'salary', 'duration', 'requirements', 'contactInfo'] as const;
const englishFields = ['companyEn', 'locationEn', 'salaryEn', 'durationEn', 'requirementsEn'] as const;

/** The columns that a form names; an empty text clears its column. */
function columnsOf(body: EditOpportunityDto): Partial<Opportunity> {
  const columns: Partial<Opportunity> = {};
  for (const field of [...textFields, ...englishFields]) {
    if (body[field] !== undefined) columns[field] = body[field] || null;
  }
  if (body.location !== undefined) {
    columns.location = body.location || null;
    columns.governorate = columns.location ? (governorateOf(columns.location) ?? null) : null;
  }
  if (body.type !== undefined) columns.type = body.type;
  if (body.startDate !== undefined) columns.startDate = body.startDate;
  if (body.endDate !== undefined) columns.endDate = body.endDate;
  if (body.startTime !== undefined) columns.startTime = body.startTime || null;
  if (body.totalHours !== undefined) columns.totalHours = body.totalHours || null;
  if (body.applicationDeadline !== undefined) {
    columns.applicationDeadline = body.applicationDeadline === null ? null : endOfDay(body.applicationDeadline);
  }
  return columns;
}
