import { Injectable } from '@nestjs/common';
import { type ApplicationStatus, limits } from '@masar/domain';
import { sql } from 'kysely';
import {
  PostingNotFound,
  afterPlace,
  contactOf,
  countedAtMost,
  mayRead,
  placeOf,
  searchedAtMost,
  unreadable,
} from '#modules/applications';
import { personName } from '#modules/auth';
import { containing, foldedColumn } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { type Page, toPage } from '#platform/http/paging';
import type { ListJobsQuery } from './job.dto.js';
import type { WantedSkillResponse } from './job.response.js';
import type { JobsTables } from './jobs.tables.js';

/** A recommendation looks through so many vacancies at most, and so does a list in the order of matches. */
const consideredAtMost = 300;
/** For those who have stated no skills yet. */
const newestAtLeast = 30;

@Injectable()
export class JobQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** One page, the newest first, with the total, in one statement: open ones, or all that the viewer posted (JOB-1). */
  async list(viewer: Viewer, query: ListJobsQuery, now: Date): Promise<Page<JobRow>> {
    const { limit = limits.pageDefault, cursor } = query;
    const matching = this.matching(viewer, query, now);
    const counted = matching
      .select(sql`1`.as('one'))
      .limit(countedAtMost)
      .as('counted');
    const page = matching
      .select('j.id')
      .where(afterPlace(cursor, 'j.created_at', 'j.id'))
      .orderBy('j.created_at', 'desc')
      .orderBy('j.id', 'desc')
      .limit(limit + 1);
    const rows = await this.rows(viewer)
      .innerJoin(page.as('page'), 'page.id', 'j.id')
      .select(
        this.over()
          .selectFrom(counted)
          .select(sql<number>`count(*)::int`.as('n'))
          .as('total'),
      )
      .orderBy('j.created_at', 'desc')
      .orderBy('j.id', 'desc')
      .execute();
    return toPage(rows, limit, rows[0]?.total ?? 0, (row) => placeOf(row.created_at, row.id));
  }

  /** What a comparison needs of the vacancies that a list would show, of so many of the newest. */
  async comparable(viewer: Viewer, query: ListJobsQuery, now: Date): Promise<ComparableRow[]> {
    return this.matching(viewer, query, now)
      .select(['j.id', 'j.skill_ids', 'j.nice_skill_ids', 'j.experience_level'])
      .orderBy('j.created_at', 'desc')
      .orderBy('j.id', 'desc')
      .limit(consideredAtMost)
      .execute();
  }

  /** These vacancies in this order. */
  async inOrder(viewer: Viewer, ids: readonly string[]): Promise<JobRow[]> {
    if (ids.length === 0) return [];
    const rows = await this.rows(viewer)
      .where('j.id', 'in', [...ids])
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** One vacancy; what was not let through is as unknown to others as if it did not exist. */
  async visibleTo(viewer: Viewer, id: string): Promise<JobRow> {
    const row = await this.rows(viewer).where('j.id', '=', id).executeTakeFirst();
    if (!row) throw new PostingNotFound();
    const { status, posted_by: postedBy, my_application: own } = row;
    if (!mayRead({ status, postedBy }, viewer)) throw unreadable({ status, hasApplied: own !== null });
    return row;
  }

  /** A vacancy as news about it need it; undefined once it is closed. */
  async openOne(id: string, now: Date) {
    return this.open(now)
      .select(['j.id', 'j.title_ar', 'j.title_en', 'j.posted_by', 'j.experience_level', 'j.skill_ids'])
      .select('j.nice_skill_ids')
      .where('j.id', '=', id)
      .executeTakeFirst();
  }

  /** Which of these people have applied. */
  async applicantsAmong(id: string, userIds: readonly string[]): Promise<Set<string>> {
    if (userIds.length === 0) return new Set();
    const rows = await this.over()
      .selectFrom('job_applications')
      .select('user_id')
      .where('job_id', '=', id)
      .where('user_id', 'in', [...userIds])
      .execute();
    return new Set(rows.map((row) => row.user_id));
  }

  /** Open vacancies that ask for one of the skills, and some of the newest; own and applied ones left out (JOB-2). */
  async candidates(viewer: Pick<Viewer, 'id'>, skillIds: readonly string[], now: Date): Promise<CandidateRow[]> {
    const open = this.open(now)
      .select(['j.id', 'j.title_ar', 'j.title_en', 'j.company_name', 'j.company_name_en', 'j.location'])
      .select(['j.location_en', 'j.employment_type', 'j.experience_level', 'j.skill_ids', 'j.nice_skill_ids'])
      .where(sql<boolean>`j.posted_by is distinct from ${viewer.id}`)
      .where(
        sql<boolean>`not exists (select from job_applications a where a.job_id = j.id and a.user_id = ${viewer.id})`,
      )
      .orderBy('j.created_at', 'desc')
      .orderBy('j.id', 'desc');
    const asking = open.where(sql<boolean>`j.skill_ids && ${[...skillIds]}::text[]`).limit(consideredAtMost);
    const { rows } = await sql<CandidateRow>`(${asking}) union (${open.limit(newestAtLeast)})`.execute(this.over());
    return rows;
  }

  private over() {
    return this.database.over<JobsTables>();
  }

  /** The condition is written out, so that the indexes of open ones serve. */
  private open(now: Date) {
    return this.over()
      .selectFrom('job_postings as j')
      .where(sql<boolean>`j.is_active and j.status = 'published'`)
      .where(sql<boolean>`(j.application_deadline is null or j.application_deadline > ${now})`);
  }

  private matching(viewer: Viewer, query: ListJobsQuery, now: Date) {
    const { search, governorate, employmentType, experienceLevel, mine } = query;
    const shown =
      mine === 'true'
        ? this.over().selectFrom('job_postings as j').where('j.posted_by', '=', viewer.id)
        : this.open(now);
    const chosen = shown
      .$if(governorate !== undefined, (select) => select.where('j.governorate', '=', governorate ?? null))
      .$if(employmentType !== undefined, (select) => select.where('j.employment_type', '=', employmentType ?? null))
      .$if(experienceLevel !== undefined, (select) => select.where('j.experience_level', '=', experienceLevel ?? null));
    if (!search) return chosen;
    const newest = chosen.select('j.id').orderBy('j.created_at', 'desc').orderBy('j.id', 'desc').limit(searchedAtMost);
    const columns = ['title_ar', 'title_en', 'description_ar', 'description_en', 'company_name', 'company_name_en'];
    return this.over()
      .selectFrom('job_postings as j')
      .where(sql<boolean>`j.id = any(array(${newest}))`)
      .where((eb) => eb.or(columns.map((column) => eb(foldedColumn(`j.${column}`), 'like', containing(search)))));
  }

  private rows(viewer: Viewer) {
    return this.over()
      .selectFrom('job_postings as j')
      .leftJoin('users as u', 'u.id', 'j.posted_by')
      .selectAll('j')
      .select([
        personName().as('poster_name'),
        contactOf('j').as('contact'),
        sql<{ id: string; status: ApplicationStatus } | null>`(
          select json_build_object('id', a.id, 'status', a.status) from job_applications a
          where a.job_id = j.id and a.user_id = ${viewer.id})`.as('my_application'),
        wantedSkills.as('wanted_skills'),
      ]);
  }
}

/** Skills of both lists by their names, in the order of the poster. */
const wantedSkills = sql<WantedSkillResponse[] | null>`(
  select json_agg(json_build_object('skill', s.id, 'labelAr', s.label_ar, 'labelEn', s.label_en, 'isRequired', w.is_required)
                  order by w.is_required desc, w.place)
  from (select id, place, true as is_required from unnest(j.skill_ids) with ordinality as required (id, place)
        union all
        select id, place, false from unnest(j.nice_skill_ids) with ordinality as nice (id, place)
        where not id = any(j.skill_ids)) w
  join skills s on s.id = w.id)`;

export type JobRow = NonNullable<Awaited<ReturnType<ReturnType<JobQueries['rows']>['executeTakeFirst']>>>;

/** What a recommendation needs of a vacancy. */
export type CandidateRow = Pick<
  JobRow,
  | 'id'
  | 'title_ar'
  | 'title_en'
  | 'company_name'
  | 'company_name_en'
  | 'location'
  | 'location_en'
  | 'employment_type'
  | 'experience_level'
  | 'skill_ids'
  | 'nice_skill_ids'
>;

/** What a comparison with a person needs of a vacancy. */
export type ComparableRow = Pick<JobRow, 'id' | 'skill_ids' | 'nice_skill_ids' | 'experience_level'>;
