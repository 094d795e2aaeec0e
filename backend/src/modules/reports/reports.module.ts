import { Module } from '@nestjs/common';
import { ReportFiles } from './files/report-files.js';
import { ReportFigures } from './kinds/report-figures.js';
import { ReportNames } from './kinds/report-names.js';
import { ReportQueries } from './report/report.queries.js';
import { ReportService } from './report/report.service.js';
import { PlatformReportsController } from './report/reports.controller.js';
import { ScheduleQueries } from './schedule/schedule.queries.js';
import { ScheduleService } from './schedule/schedule.service.js';
import { ScheduledReports } from './schedule/scheduled-reports.js';
import { ReportSchedulesController } from './schedule/schedules.controller.js';
import { ReportWorker } from './work/report.worker.js';
import { ReportMails } from './work/report-mails.js';

/** Figures of the platform over a time: asked for or scheduled, made by tasks, read on screen and as files. */
@Module({
  controllers: [PlatformReportsController, ReportSchedulesController],
  providers: [
    ReportFigures,
    ReportFiles,
    ReportMails,
    ReportNames,
    ReportQueries,
    ReportService,
    ReportWorker,
    ScheduleQueries,
    ScheduleService,
    ScheduledReports,
  ],
})
export class ReportsModule {}
