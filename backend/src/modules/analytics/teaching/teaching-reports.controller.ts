import type { Language } from '@masar/i18n';
import { Controller, Get, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CourseNotFound } from '#modules/courses';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Forbidden, InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { FiguresBeingCounted, tellCounted } from '#platform/figures/counted';
import { Answers } from '#platform/http/answers';
import { AnswersPage } from '#platform/http/answers-page';
import { Id } from '#platform/http/id';
import { type Page, PageQuery } from '#platform/http/paging';
import { languageOf } from '#platform/i18n/request-language';
import { learnersCsv, lessonsCsv, questionsCsv, weeksCsv } from './report-csv.js';
import { ExportQuery, type ReportTable, WeeksQuery } from './teaching.dto.js';
import {
  CourseFiguresResponse,
  CourseReportResponse,
  LearnerAtRiskResponse,
  WeekFiguresResponse,
} from './teaching.response.js';
import { TeachingReports } from './teaching-reports.js';

@ApiTags('analytics')
@Controller('instructor/analytics')
@Roles('admin', 'instructor')
export class TeachingReportsController {
  constructor(private readonly reports: TeachingReports) {}

  @Get('courses')
  @AnswersPage(CourseFiguresResponse, {
    summary: 'My courses in figures, those with the most learners first; administrators see all',
    fails: [InvalidInput, Unauthorized, Forbidden, FiguresBeingCounted],
  })
  async courses(
    @CurrentUser() viewer: Viewer,
    @Query() query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Page<CourseFiguresResponse>> {
    return tellCounted(await this.reports.courses(viewer, query), response);
  }

  @Get('weeks')
  @Answers(WeekFiguresResponse, {
    many: true,
    summary: 'Enrolments and completions of all my courses, week by week',
    fails: [InvalidInput, Unauthorized, Forbidden, FiguresBeingCounted],
  })
  async weeks(
    @CurrentUser() viewer: Viewer,
    @Query() { weeks }: WeeksQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WeekFiguresResponse[]> {
    return tellCounted(await this.reports.weeks(viewer, weeks), response);
  }

  @Get('courses/:id')
  @Answers(CourseReportResponse, {
    summary: 'How learners fare in one of my courses: weeks, lessons, ratings, quiz questions',
    fails: [Unauthorized, Forbidden, CourseNotFound, FiguresBeingCounted],
  })
  async course(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CourseReportResponse> {
    return tellCounted(await this.reports.course(viewer, id), response);
  }

  @Get('courses/:id/at-risk')
  @AnswersPage(LearnerAtRiskResponse, {
    summary: 'Learners of one of my courses who may need help, with the reasons',
    fails: [InvalidInput, Unauthorized, Forbidden, CourseNotFound, FiguresBeingCounted],
  })
  async atRisk(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Query() query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Page<LearnerAtRiskResponse>> {
    return tellCounted(await this.reports.learnersAtRisk(viewer, id, query), response);
  }

  @Get('courses/:id/export')
  @ApiProduces('text/csv')
  @Answers(null, {
    status: 200,
    summary: 'A table of a course’s report as CSV for spreadsheets',
    fails: [InvalidInput, Unauthorized, Forbidden, CourseNotFound, FiguresBeingCounted],
  })
  async export(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Query() { table }: ExportQuery,
    @Req() request: Request,
  ): Promise<StreamableFile> {
    const content = Buffer.from(await this.csv(viewer, id, table, languageOf(request)));
    return new StreamableFile(content, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="masar-${table}.csv"`,
      length: content.length,
    });
  }

  private async csv(viewer: Viewer, id: string, table: ReportTable, language: Language): Promise<string> {
    if (table === 'learners') return learnersCsv(await this.reports.allAtRisk(viewer, id), language);
    const { figures: report } = await this.reports.course(viewer, id);
    if (table === 'weeks') return weeksCsv(report.weeks, language);
    return table === 'lessons' ? lessonsCsv(report, language) : questionsCsv(report, language);
  }
}
