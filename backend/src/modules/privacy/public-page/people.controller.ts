import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CertificateQueries } from '#modules/certificates';
import { SkillsFacade } from '#modules/skills';
import { FinishedProjects } from '#modules/workshop';
import { Public } from '#platform/access/access.decorators';
import { Answers } from '#platform/http/answers';
import { PersonNotFound } from '../privacy.errors.js';
import { PublicPersonResponse } from './dto/public-page.response.js';
import { toPublicPerson } from './public-page.presenter.js';
import { PublicPageQueries } from './public-page.queries.js';

/** Public pages, for anybody who has the address (PRF-3). */
@ApiTags('people')
@Controller('people')
export class PeopleController {
  constructor(
    private readonly pages: PublicPageQueries,
    private readonly certificates: CertificateQueries,
    private readonly skills: SkillsFacade,
    private readonly projects: FinishedProjects,
  ) {}

  @Get(':address')
  @Public()
  @Answers(PublicPersonResponse, {
    summary: 'The public page of a person, by its name or the account’s id; a closed one is not found',
    fails: [PersonNotFound],
  })
  async byAddress(@Param('address') address: string): Promise<PublicPersonResponse> {
    const page = await this.pages.openUnder(address);
    if (!page) throw new PersonNotFound();
    const certificates = page.shows_certificates ? await this.certificates.ofHolder(page.id) : null;
    return toPublicPerson(page, {
      certificates: certificates?.filter(({ status }) => status === 'verified') ?? null,
      skills: page.shows_skills ? await this.skills.labelledSkillsOf(page.id) : null,
      projects: page.shows_projects ? await this.projects.shownBy(page.id) : null,
      discussions: page.shows_discussions ? await this.pages.discussionsOf(page.id) : null,
    });
  }
}
