import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { personName } from '#modules/auth';
import { isOfSuspended, PostingList, type PostingPlace, postingRows, type Told } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import type { OpportunitiesTables } from './opportunities.tables.js';
import type { ListOpportunitiesQuery } from './opportunity.dto.js';
import { opportunityKind } from './opportunity.kind.js';

/** Rows with what the presenter tells of their poster. */
const opportunitiesFrom = (from: Kysely<OpportunitiesTables>) =>
  from
    .selectFrom('opportunities as p')
    .leftJoin('users as u', 'u.id', 'p.posted_by')
    .selectAll('p')
    .select([
      sql<string | null>`p.start_date::text`.as('first_day'),
      sql<string | null>`p.end_date::text`.as('last_day'),
      opportunityKind.contact.as('contact'),
      isOfSuspended().as('is_poster_suspended'),
    ])
    .select(personName().as('poster_name'));

const opportunitiesByIds = postingRows(opportunitiesFrom);

@Injectable()
export class OpportunityQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly postings: PostingList,
  ) {}

  /** Where so many open ones stand behind the cursor, or of all that the viewer posted (OPP-1). */
  async places(viewer: Viewer, query: ListOpportunitiesQuery, rows: number, now: Date): Promise<PostingPlace[]> {
    return this.postings.places(opportunityKind, viewer, { query, narrowed: narrowedBy(query), now }, rows);
  }

  /** These opportunities in this order. */
  async inOrder(viewer: Viewer, ids: readonly string[]): Promise<OpportunityRow[]> {
    return this.postings.inOrder(opportunityKind, viewer, ids, opportunitiesByIds);
  }

  async visibleTo(viewer: Viewer, id: string): Promise<OpportunityRow> {
    return this.postings.visibleTo(
      opportunityKind,
      viewer,
      id,
      opportunitiesFrom(this.database.over<OpportunitiesTables>()),
    );
  }
}

const narrowedBy = ({ type, governorate, location }: ListOpportunitiesQuery) => ({
  equal: { type, governorate },
  parts: [{ columns: ['location', 'locationEn'], text: location }],
});

export type OpportunityRow = Told<
  NonNullable<Awaited<ReturnType<ReturnType<typeof opportunitiesFrom>['executeTakeFirst']>>>
>;
