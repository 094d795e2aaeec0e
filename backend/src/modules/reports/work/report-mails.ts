import { inBoth } from '@masar/i18n';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Mailer } from '#platform/mail/mailer';
import { reportTexts, valueText } from '../files/report-texts.js';
import type { Report } from '../report/report.entity.js';
import { ReportSchedule } from '../schedule/schedule.entity.js';
import { ScheduleQueries } from '../schedule/schedule.queries.js';

/** Tells the recipients of a schedule that its report is there, with the totals (RPT-1). */
@Injectable()
export class ReportMails {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly mailer: Mailer,
    private readonly queries: ScheduleQueries,
  ) {}

  /** Enqueued in the open transaction; who is no administrator any more is left out. */
  async send(em: EntityManager, { id, scheduleId, reportType, parameters, data }: Report): Promise<void> {
    const schedule = await em.findOne(ReportSchedule, scheduleId!);
    if (!schedule || !parameters || !data) return;
    const title = inBoth(reportTexts, (text) => text.title(reportType));
    const period = inBoth(reportTexts, (text) => text.period(parameters.from, parameters.to));
    for (const { email } of await this.queries.administrators(schedule.recipientIds)) {
      await this.mailer.send({
        to: email,
        subject: inBoth(reportTexts, (_, language) => `${title[language]}: ${period[language]}`),
        body: inBoth(reportTexts, (text, language) => text.mail(text.titleWithin(reportType), period[language])),
        points: data.measures.map(({ label, type }, index) =>
          inBoth(
            reportTexts,
            (_, language) => `${label[language]}: ${valueText(data.totals[index] ?? null, type, language)}`,
          ),
        ),
        action: {
          label: inBoth(reportTexts, (text) => text.open),
          url: `${this.config.http.publicUrl}/console/reports/${id}/show`,
        },
      });
    }
  }
}
