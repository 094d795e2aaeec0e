import { Module } from '@nestjs/common';
import { BundlesModule } from '#modules/bundles';
import { CertificatesModule } from '#modules/certificates';
import { CoursesModule } from '#modules/courses';
import { AssignmentSlugsQueries } from './bundle/assignment-slugs.queries.js';
import { GradePlanPart } from './bundle/grade-plan-part.js';
import { ExcusedItems } from './cells/excused-items.js';
import { GradeBookReader } from './cells/grade-book.reader.js';
import { GradeCellsQueries } from './cells/grade-cells.queries.js';
import { GradeEntryService } from './cells/grade-entry.service.js';
import { GradeLearnersQueries } from './cells/grade-learners.queries.js';
import { SetEntriesAside } from './cells/set-entries-aside.listener.js';
import { CertificateGrade } from './certificate-grade.js';
import { GradeExchangeController } from './exchange/grade-exchange.controller.js';
import { GradeExchange } from './exchange/grade-exchange.service.js';
import { GradeBookController } from './grade-book.controller.js';
import { GradeChangesQueries } from './history/grade-changes.queries.js';
import { OwnGradesController } from './own/own-grades.controller.js';
import { GradePlanQueries } from './plan/grade-plan.queries.js';
import { GradeSettingsService } from './settings/grade-settings.service.js';

/** Gradebooks of courses: what is graded, what it weighs, and what it comes to. */
@Module({
  imports: [BundlesModule, CertificatesModule, CoursesModule],
  controllers: [GradeBookController, GradeExchangeController, OwnGradesController],
  providers: [
    AssignmentSlugsQueries,
    CertificateGrade,
    ExcusedItems,
    GradeBookReader,
    GradeCellsQueries,
    GradeChangesQueries,
    GradeEntryService,
    GradeExchange,
    GradeLearnersQueries,
    GradePlanPart,
    GradePlanQueries,
    GradeSettingsService,
    SetEntriesAside,
  ],
  exports: [GradeBookReader],
})
export class GradesModule {}
