import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ApplicationService,
  NotThePoster,
  PostingNotFound,
  PostingReview,
  mayManage,
  mayRead,
} from '#modules/applications';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import type { EditServiceDto, OfferServiceDto } from './service.dto.js';
import { ServiceListing, serviceWords } from './service-listing.entity.js';

/** Offering, changing and requesting services (SVC-1, SVC-2). */
@Injectable()
export class ServiceListingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly review: PostingReview,
    private readonly applications: ApplicationService,
  ) {}

  /** Answers the id of the new service. */
  async offer(viewer: Viewer, body: OfferServiceDto): Promise<string> {
    return this.transactions.run(async (em) => {
      const listing = em.create(ServiceListing, {
        ...columnsOf(body),
        titleAr: body.title,
        titleEn: body.titleEn || body.title,
        descriptionAr: body.description,
        descriptionEn: body.descriptionEn || body.description,
        category: body.category,
        postedBy: viewer.id,
      });
      this.review.judge(viewer, serviceWords, listing);
      await em.flush();
      this.review.announce('service', listing);
      return listing.id;
    });
  }

  async edit(viewer: Viewer, id: string, body: EditServiceDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const listing = await this.locked(em, viewer, id);
      if (!mayManage(listing, viewer)) throw new NotThePoster();
      this.review.judgeChange('service', viewer, serviceWords, listing, () => {
        Object.assign(listing, columnsOf(body));
        if (body.title) Object.assign(listing, { titleAr: body.title, titleEn: body.titleEn || body.title });
        if (body.description) {
          listing.descriptionAr = body.description;
          listing.descriptionEn = body.descriptionEn || body.description;
        }
        if (body.category) listing.category = body.category;
        if (body.isActive !== undefined) listing.isActive = body.isActive;
      });
    });
  }

  async request(viewer: Viewer, id: string, message: string): Promise<{ id: string; isNew: boolean }> {
    return this.transactions.run(async (em) => {
      const { status, isActive, postedBy } = await this.locked(em, viewer, id);
      return this.applications.apply(em, viewer, 'service', { id, status, isActive, postedBy }, { message });
    });
  }

  private async locked(em: EntityManager, viewer: Viewer, id: string): Promise<ServiceListing> {
    const listing = await em.findOne(ServiceListing, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!listing || !mayRead(listing, viewer)) throw new PostingNotFound();
    return listing;
  }
}

/** The columns that a form names; an empty text clears its column. */
const columnsOf = ({ price, duration, durationEn, skills }: EditServiceDto): Partial<ServiceListing> => ({
  ...(price !== undefined && { price: price.toFixed(2) }),
  ...(duration !== undefined && { duration: duration || null }),
  ...(durationEn !== undefined && { durationEn: durationEn || null }),
  ...(skills !== undefined && { skills }),
});
