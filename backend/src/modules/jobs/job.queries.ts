import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { personName } from '#modules/auth';
import {
  closeByTheClock,
  isOfSuspended,
  isOpen,
  PostingList,
  type PostingPlace,
  postingRows,
  type Told,
} from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { idsOf } from '#platform/http/paging';
import type { ListJobsQuery } from './job.dto.js';
import { jobKind } from './job.kind.js';
import type { WantedSkillResponse } from './job.response.js';
import type { JobsTables } from './jobs.tables.js';

/** A recommendation looks through so many vacancies at most, and so does a list in the order of matches. */
const consideredAtMost = 300;
/** For those who have stated no skills yet. */
const newestAtLeast = 30;

/** Rows with what the presenter tells of their poster. */
const jobsFrom = (from: Kysely<JobsTables>) =>
  from
    .selectFrom('job_postings as p')
    .leftJoin('users as u', 'u.id', 'p.posted_by')
    .selectAll('p')
    .select([jobKind.contact.as('contact'), wantedSkills.as('wanted_skills')])
    .select(isOfSuspended().as('is_poster_suspended'))
    .select(personName().as('poster_name'));

const jobsByIds = postingRows(jobsFrom);

@Injectable()
export class JobQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly postings: PostingList,
  ) {}

  /** Where so many open ones stand behind the cursor, the newest first, or of all that the viewer posted (JOB-1). */
  async places(viewer: Viewer, query: ListJobsQuery, rows: number, now: Date): Promise<PostingPlace[]> {
    const { governorate, employmentType, experienceLevel } = query;
    const narrowed = { equal: { governorate, employmentType, experienceLevel } };
    return this.postings.places(jobKind, viewer, { query, narrowed, now }, rows);
  }

  /** The ids of what such a list would show, of so many of the newest. */
  async considered(viewer: Viewer, query: ListJobsQuery, now: Date): Promise<string[]> {
    const { cursor: _cursor, ...first } = query;
    return idsOf(await this.places(viewer, first, consideredAtMost, now));
  }

  /** What a comparison needs of these vacancies. */
  async comparable(ids: readonly string[]): Promise<ComparableRow[]> {
    return this.over()
      .selectFrom('job_postings as p')
      .select(['p.id', 'p.skill_ids', 'p.nice_skill_ids', 'p.experience_level'])
      .where('p.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .execute();
  }

  /** These vacancies in this order. */
  async inOrder(viewer: Viewer, ids: readonly string[]): Promise<JobRow[]> {
    return this.postings.inOrder(jobKind, viewer, ids, jobsByIds);
  }

  async visibleTo(viewer: Viewer, id: string): Promise<JobRow> {
    return this.postings.visibleTo(jobKind, viewer, id, jobsFrom(this.over()));
  }

  /** A vacancy as news about it need it; undefined once it is closed. */
  async openOne(id: string, now: Date) {
    return this.open(now)
      .select(['p.id', 'p.title_ar', 'p.title_en', 'p.posted_by', 'p.experience_level', 'p.skill_ids'])
      .select('p.nice_skill_ids')
      .where('p.id', '=', id)
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
      .select(['p.id', 'p.title_ar', 'p.title_en', 'p.company_name', 'p.company_name_en', 'p.location'])
      .select(['p.location_en', 'p.employment_type', 'p.experience_level', 'p.skill_ids', 'p.nice_skill_ids'])
      .select('p.application_deadline')
      .where(sql<boolean>`p.posted_by is distinct from ${viewer.id}`)
      .where(
        sql<boolean>`not exists (select from job_applications a where a.job_id = p.id and a.user_id = ${viewer.id})`,
      )
      .orderBy('p.created_at', 'desc')
      .orderBy('p.id', 'desc');
    const asking = open.where(sql<boolean>`p.skill_ids && ${[...skillIds]}::text[]`).limit(consideredAtMost);
    const { rows } = await sql<CandidateRow>`(${asking}) union (${open.limit(newestAtLeast)})`.execute(this.over());
    closeByTheClock(rows);
    return rows;
  }

  private over() {
    return this.database.over<JobsTables>();
  }

  private open(now: Date) {
    return this.over().selectFrom('job_postings as p').where(isOpen(jobKind, now));
  }
}

/** Skills of both lists by their names, in the order of the poster. */
const wantedSkills = sql<WantedSkillResponse[] | null>`(
  select json_agg(json_build_object('skill', s.id, 'labelAr', s.label_ar, 'labelEn', s.label_en, 'isRequired', w.is_required)
                  order by w.is_required desc, w.place)
  from (select id, place, true as is_required from unnest(p.skill_ids) with ordinality as required (id, place)
        union all
        select id, place, false from unnest(p.nice_skill_ids) with ordinality as nice (id, place)
        where not id = any(p.skill_ids)) w
  join skills s on s.id = w.id)`;

export type JobRow = Told<NonNullable<Awaited<ReturnType<ReturnType<typeof jobsFrom>['executeTakeFirst']>>>>;

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
  | 'application_deadline'
  | 'experience_level'
  | 'skill_ids'
  | 'nice_skill_ids'
>;

/** What a comparison with a person needs of a vacancy. */
export type ComparableRow = Pick<JobRow, 'id' | 'skill_ids' | 'nice_skill_ids' | 'experience_level'>;
