import { type DynamicModule, Module } from '@nestjs/common';
import { CertificatesModule } from '#modules/certificates';
import { CommunityModule } from '#modules/community';
import { CoursesModule } from '#modules/courses';
import { PostingsModule } from '#modules/postings';
import { SkillsModule } from '#modules/skills';
import { WorkshopModule } from '#modules/workshop';
import { PERSONAL_DATA, type PersonalData } from '#platform/personal-data/personal-data';
import { AttachedCvController } from './cv/attached-cv.controller.js';
import { CvController } from './cv/cv.controller.js';
import { CvQueries } from './cv/cv.queries.js';
import { CvPdf } from './cv/cv-pdf.js';
import { ErasePersonController } from './erasure/erase-person.controller.js';
import { ErasureController } from './erasure/erasure.controller.js';
import { ErasureService } from './erasure/erasure.service.js';
import { ExportController } from './export/export.controller.js';
import { ExportQueries } from './export/export.queries.js';
import { PeopleController } from './public-page/people.controller.js';
import { PublicPageController } from './public-page/public-page.controller.js';
import { PublicPageQueries } from './public-page/public-page.queries.js';
import { PublicPageService } from './public-page/public-page.service.js';
import { ExperienceQueries } from './record/experience.queries.js';

/** What a person shows, takes along and erases. */
@Module({})
export class PrivacyModule {
  /** The declarations of all modules, those above this one included, come from the composed application. */
  static with(data: PersonalData): DynamicModule {
    return {
      module: PrivacyModule,
      imports: [CertificatesModule, CommunityModule, PostingsModule, CoursesModule, SkillsModule, WorkshopModule],
      controllers: [
        AttachedCvController,
        CvController,
        ErasePersonController,
        ErasureController,
        ExportController,
        PeopleController,
        PublicPageController,
      ],
      // The audit log has to know what belongs to people.
      global: true,
      exports: [PERSONAL_DATA],
      providers: [
        CvPdf,
        CvQueries,
        ErasureService,
        ExperienceQueries,
        ExportQueries,
        PublicPageQueries,
        PublicPageService,
        { provide: PERSONAL_DATA, useValue: data },
      ],
    };
  }
}
