import { Injectable } from '@nestjs/common';
import { PostingDesk } from '#modules/postings';
import { SkillsFacade } from '#modules/skills';
import type { Viewer } from '#platform/access/viewer';
import type { EditJobDto, PostJobDto } from './job.dto.js';
import { jobKind } from './job.kind.js';
import type { JobPosting } from './job-posting.entity.js';

/** Posting and changing vacancies with the skills that they ask for (JOB-1, JOB-2). */
@Injectable()
export class JobService {
  constructor(
    private readonly desk: PostingDesk,
    private readonly skills: SkillsFacade,
  ) {}

  /** Answers the id of the new vacancy. */
  async post(viewer: Viewer, form: PostJobDto): Promise<string> {
    return this.desk.post(jobKind, viewer, form, await this.skillsOf(form));
  }

  async edit(viewer: Viewer, id: string, form: EditJobDto): Promise<void> {
    await this.desk.edit(jobKind, viewer, id, form, await this.skillsOf(form));
  }

  /** The ids of those skills that the vocabulary knows. */
  private async skillsOf({ requiredSkills, niceSkills }: EditJobDto): Promise<Partial<JobPosting>> {
    const known = async (texts: string[]) => [
      ...new Set((await this.skills.resolve(texts)).filter((skill) => skill !== null)),
    ];
    return {
      ...(requiredSkills && { skillIds: await known(requiredSkills) }),
      ...(niceSkills && { niceSkillIds: await known(niceSkills) }),
    };
  }
}
