import { OneOf, Text, Texts } from '#platform/http/fields';
import { exportableLists } from './exportable-lists.js';

/** Which list is taken away; filter and sort as the list itself takes them. */
export class BeginExportDto {
  @OneOf([...exportableLists.keys()]) resource!: string;
  @Text({ optional: true, max: 4000, example: '{"status":"pending"}' }) filter?: string;
  @Text({ optional: true, max: 100, example: '["createdAt","DESC"]' }) sort?: string;
  @Texts({ max: 100, each: 80, description: 'Fields that the file will hold, for the audit log' }) columns!: string[];
}
