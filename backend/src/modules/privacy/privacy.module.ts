import { type DynamicModule, Module } from '@nestjs/common';
import { CoursesModule } from '#modules/courses';
import { SkillsModule } from '#modules/skills';
import { WorkshopModule } from '#modules/workshop';
import { PERSONAL_DATA, type PersonalData } from '#platform/personal-data/personal-data';
import { ErasureController } from './erasure/erasure.controller.js';
import { ErasureService } from './erasure/erasure.service.js';
import { ExportController } from './export/export.controller.js';
import { ExportQueries } from './export/export.queries.js';

/** What a person shows, takes along and erases. */
@Module({})
export class PrivacyModule {
  /** The declarations of all modules, those above this one included, come from the composed application. */
  static with(data: PersonalData): DynamicModule {
    return {
      module: PrivacyModule,
      imports: [CoursesModule, SkillsModule, WorkshopModule],
      controllers: [ErasureController, ExportController],
      providers: [ErasureService, ExportQueries, { provide: PERSONAL_DATA, useValue: data }],
    };
  }
}
