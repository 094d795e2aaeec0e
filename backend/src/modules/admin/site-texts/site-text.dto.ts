import { Text } from '#platform/http/fields';
import { acceptFieldsOf } from '../records/record-fields.js';
import { Version } from '../records/version-out.js';
import { SiteTextRecord } from './site-text.record.js';

/** Both languages together; empty in both leaves the place out. */
export class ChangeSiteTextDto {
  @Version() version?: string;
  @Text({ min: 0, max: 40_000, multiline: true }) ar!: string;
  @Text({ min: 0, max: 40_000, multiline: true }) en!: string;
}
acceptFieldsOf(ChangeSiteTextDto, SiteTextRecord);
