import { vrSessionStatuses } from '@masar/domain';
import { EditSessionDto, ScheduleSessionDto } from '#modules/vr';
import { OneOf } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

export class CreateVrSessionRecordDto extends ScheduleSessionDto {}

export class ChangeVrSessionRecordDto extends EditSessionDto {
  @Version() version?: string;
  @OneOf(vrSessionStatuses, {
    optional: true,
    description: '`live` starts it, `ended` ends it, `cancelled` calls it off',
  })
  status?: string;
}
