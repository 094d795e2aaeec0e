import { isDeepStrictEqual } from 'node:util';
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
import { SkillsFacade } from '#modules/skills';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import type { ApplyForJobDto, EditJobDto, PostJobDto } from './job.dto.js';
import { JobPosting, jobWords } from './job-posting.entity.js';
import { JobOpened } from './jobs.events.js';

/** Posting, changing and applying to vacancies (JOB-1). */
@Injectable()
export class JobService {
  constructor(
    private readonly transactions: Transactions,
    private readonly review: PostingReview,
    private readonly applications: ApplicationService,
    private readonly skills: SkillsFacade,
  ) {}

  /** Answers the id of the new vacancy. */
  async post(viewer: Viewer, body: PostJobDto): Promise<string> {
    return this.transactions.run(async (em) => {
      const job = em.create(JobPosting, {
        ...columnsOf(body),
        ...(await this.skillsOf(body)),
        companyName: body.companyName,
        titleAr: body.title,
        titleEn: body.titleEn || body.title,
        descriptionAr: body.description,
        descriptionEn: body.descriptionEn || body.description,
        postedBy: viewer.id,
      });
      this.review.judge(viewer, jobWords, job);
      await em.flush();
      if (job.status === 'published') this.transactions.record(new JobOpened(job.id));
      this.review.announce('job', job);
      return job.id;
    });
  }

  /** New words may be a trap, so they are looked at anew. */
  async edit(viewer: Viewer, id: string, body: EditJobDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const job = await this.locked(em, viewer, id);
      if (!mayManage(job, viewer)) throw new NotThePoster();
      const skills = await this.skillsOf(body);
      const before = { isOpen: isOpen(job), wanted: wantedOf(job) };
      this.review.judgeChange('job', viewer, jobWords, job, () => {
        Object.assign(job, columnsOf(body), skills);
        if (body.companyName) job.companyName = body.companyName;
        if (body.title) Object.assign(job, { titleAr: body.title, titleEn: body.titleEn || body.title });
        if (body.description) {
          job.descriptionAr = body.description;
          job.descriptionEn = body.descriptionEn || body.description;
        }
        if (body.isActive !== undefined) job.isActive = body.isActive;
      });
      const isNews = !before.isOpen || !isDeepStrictEqual(before.wanted, wantedOf(job));
      if (isOpen(job) && isNews) this.transactions.record(new JobOpened(id));
    });
  }

  async apply(
    viewer: Viewer,
    id: string,
    { coverLetter, resumeUrl, attachesCv = false }: ApplyForJobDto,
  ): Promise<{ id: string; isNew: boolean }> {
    return this.transactions.run(async (em) => {
      const { status, isActive, postedBy, applicationDeadline } = await this.locked(em, viewer, id);
      const posting = { id, status, isActive, postedBy: postedBy ?? null, deadline: applicationDeadline ?? null };
      const values = { cover_letter: coverLetter, resume_url: resumeUrl ?? null, has_cv: attachesCv };
      return this.applications.apply(em, viewer, 'job', posting, values);
    });
  }

  /** Skills as written, and those that the vocabulary knows. */
  private async skillsOf({ requiredSkills, niceSkills }: EditJobDto): Promise<Partial<JobPosting>> {
    const known = async (texts: string[]) => [
      ...new Set((await this.skills.resolve(texts)).filter((skill) => skill !== null)),
    ];
    return {
      ...(requiredSkills && { requiredSkills, skillIds: await known(requiredSkills) }),
      ...(niceSkills && { niceSkills, niceSkillIds: await known(niceSkills) }),
    };
  }

  private async locked(em: EntityManager, viewer: Viewer, id: string): Promise<JobPosting> {
    const job = await em.findOne(JobPosting, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!job || !mayRead({ status: job.status, postedBy: job.postedBy }, viewer)) throw new PostingNotFound();
    return job;
  }
}

const isOpen = ({ isActive, status }: JobPosting): boolean => isActive && status === 'published';

/** What a comparison with people goes by. */
const wantedOf = ({ skillIds, niceSkillIds, experienceLevel }: JobPosting) => [
  [...skillIds],
  [...niceSkillIds],
  experienceLevel ?? null,
];

const textFields = ['salaryRange', 'contactInfo', 'companyNameEn', 'locationEn', 'salaryRangeEn'] as const;

/** The columns that a form names; an empty text clears its column. */
function columnsOf(body: EditJobDto): Partial<JobPosting> {
  const columns: Partial<JobPosting> = {};
  for (const field of textFields) if (body[field] !== undefined) columns[field] = body[field] || null;
  if (body.location !== undefined) {
    columns.location = body.location || null;
    columns.governorate = columns.location ? (governorateOf(columns.location) ?? null) : null;
  }
  if (body.employmentType !== undefined) columns.employmentType = body.employmentType;
  if (body.experienceLevel !== undefined) columns.experienceLevel = body.experienceLevel;
  if (body.applicationDeadline !== undefined) {
    columns.applicationDeadline = body.applicationDeadline === null ? null : endOfDay(body.applicationDeadline);
  }
  return columns;
}
