import { Injectable } from '@nestjs/common';
import { CertificateQueries, type CertificateRow } from '#modules/certificates';
import { type HeldSkillResponse, SkillsFacade } from '#modules/skills';
import { type FinishedProject, FinishedProjects } from '#modules/workshop';
import { ReadDatabase } from '#platform/database/read-database';
import { Unauthorized } from '#platform/errors/platform.errors';
import type { PrivacyTables } from '../privacy.tables.js';
import { type Experience, ExperienceQueries } from '../record/experience.queries.js';
import { personColumns, type PersonRow } from '../record/person.js';

/** What a CV says, all of it from records that can be checked. */
export interface CvRecord {
  person: PersonRow;
  certificates: CertificateRow[];
  skills: HeldSkillResponse[];
  projects: FinishedProject[];
  experience: Experience[];
}

@Injectable()
export class CvQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly certificates: CertificateQueries,
    private readonly skills: SkillsFacade,
    private readonly projects: FinishedProjects,
    private readonly experience: ExperienceQueries,
  ) {}

  async of(userId: string): Promise<CvRecord> {
    const person = await this.database
      .over<PrivacyTables>()
      .selectFrom('users as u')
      .select(personColumns)
      .where('u.id', '=', userId)
      .executeTakeFirst();
    if (!person) throw new Unauthorized();
    const certificates = await this.certificates.ofHolder(userId);
    return {
      person: person as PersonRow,
      certificates: certificates.filter(({ status }) => status === 'verified'),
      skills: await this.skills.labelledSkillsOf(userId),
      projects: await this.projects.shownBy(userId),
      experience: await this.experience.of(userId),
    };
  }
}
