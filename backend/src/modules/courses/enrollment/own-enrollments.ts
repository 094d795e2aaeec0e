import type { FurtherLanguage } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { TranslationQueries } from '#modules/translations';
import type { EnrollmentResponse } from './dto/enrollment.response.js';
import { toEnrollment } from './enrollment.presenter.js';
import { EnrollmentQueries } from './enrollment.queries.js';

/** A learner's enrolments as they read them, in a further language where they asked for one. */
@Injectable()
export class OwnEnrollments {
  constructor(
    private readonly queries: EnrollmentQueries,
    private readonly translations: TranslationQueries,
  ) {}

  async of(userId: string, language: FurtherLanguage | undefined): Promise<EnrollmentResponse[]> {
    const rows = await this.queries.ofLearner(userId);
    const courseIds = rows.map(({ enrollment }) => enrollment.course_id);
    const lessonIds = rows.flatMap(({ next }) => next?.id ?? []);
    const texts = {
      courses: await this.translations.of('courses', language, courseIds),
      lessons: await this.translations.of('lessons', language, lessonIds),
    };
    return rows.map((row) => toEnrollment(row, texts));
  }
}
