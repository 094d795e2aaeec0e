import { type Language, languages } from '@masar/i18n';
import { OneOf, Uuids } from '#platform/http/fields';
import { ReportScopeDto } from '../report/report.dto.js';
import { type Cadence, cadences } from './schedule.words.js';

export class ReportScheduleDto extends ReportScopeDto {
  @OneOf(cadences, { description: 'After each week, which begins on Saturday, or each month' }) cadence!: Cadence;
  @OneOf(languages, { description: 'In which language the files are offered' }) language!: Language;
  @Uuids({ max: 50, description: 'Administrators who get the mail' }) recipientIds!: string[];
}
