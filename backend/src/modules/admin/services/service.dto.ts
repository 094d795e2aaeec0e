import { postingLimits } from '@masar/domain';
import { OmitType } from '@nestjs/swagger';
import { EditServiceDto } from '#modules/services';
import { Text } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

const { titleMaximum, descriptionMaximum } = postingLimits;

/** Services are offered by whoever delivers them; here they are corrected, paused and shown again. */
export class ChangeServiceRecordDto extends OmitType(EditServiceDto, ['title', 'description'] as const) {
  @Version() version?: string;
  @Text({ optional: true, min: 1, max: titleMaximum }) titleAr?: string;
  @Text({ optional: true, min: 1, max: descriptionMaximum, multiline: true }) descriptionAr?: string;
}
