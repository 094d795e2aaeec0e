import { vrLimits } from '@masar/domain';
import { OmitType } from '@nestjs/swagger';
import { CreateWorkshopDto, EditWorkshopDto } from '#modules/vr';
import { Text } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

const { titleMaximum, descriptionMaximum } = vrLimits;
const renamed = ['title', 'description'] as const;

export class CreateVrWorkshopRecordDto extends OmitType(CreateWorkshopDto, renamed) {
  @Text({ max: titleMaximum }) titleAr!: string;
  @Text({ optional: true, max: descriptionMaximum, multiline: true }) descriptionAr?: string;
}

export class ChangeVrWorkshopRecordDto extends OmitType(EditWorkshopDto, renamed) {
  @Version() version?: string;
  @Text({ optional: true, min: 1, max: titleMaximum }) titleAr?: string;
  @Text({ optional: true, max: descriptionMaximum, multiline: true }) descriptionAr?: string;
}
