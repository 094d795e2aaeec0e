import { type CategoryId, categoryIds, difficulties, type Difficulty, vrLimits } from '@masar/domain';
import { type Language, languages } from '@masar/i18n';
import { Flag, ListOf, OneOf, Text, Texts, Uuid, WholeNumber } from '#platform/http/fields';
import { PageQuery } from '#platform/http/paging';

const { titleMaximum, descriptionMaximum, slideTitleMaximum, bulletMaximum, bulletsMaximum } = vrLimits;
const { slidesMaximum, stationsMaximum, stationTextMaximum, participantsMaximum } = vrLimits;
const minutes = { min: vrLimits.durationMinimum, max: vrLimits.durationMaximum, description: 'Minutes' };
const english = 'In English, where the other one is not';

export class ListWorkshopsQuery extends PageQuery {
  @OneOf(languages, { optional: true, description: 'By default the caller’s' }) language?: Language;
  @OneOf(categoryIds, { optional: true }) category?: CategoryId;
  @OneOf(['true', 'false'], { optional: true, description: 'Only what I lead, also what is put away' }) mine?: string;
}

export class SlideDto {
  @Text({ max: slideTitleMaximum }) titleAr!: string;
  @Text({ optional: true, max: slideTitleMaximum, description: english }) titleEn?: string;
  @Texts({ optional: true, max: bulletsMaximum, each: bulletMaximum }) bulletsAr?: string[];
  @Texts({ optional: true, max: bulletsMaximum, each: bulletMaximum }) bulletsEn?: string[];
  @Uuid({ optional: true, description: 'A picture that was uploaded to /api/files' }) pictureFileId?: string | null;
}

export class StationDto {
  @Text({ max: slideTitleMaximum }) titleAr!: string;
  @Text({ optional: true, max: slideTitleMaximum, description: english }) titleEn?: string;
  @Text({ max: stationTextMaximum, multiline: true }) textAr!: string;
  @Text({ optional: true, max: stationTextMaximum, multiline: true, description: english }) textEn?: string;
}

class WorkshopDetails {
  @Text({ optional: true, max: titleMaximum, description: english }) titleEn?: string;
  @Text({ optional: true, max: descriptionMaximum, multiline: true }) description?: string;
  @Text({ optional: true, max: descriptionMaximum, multiline: true, description: english }) descriptionEn?: string;
  @WholeNumber({ optional: true, min: 1, max: participantsMaximum, description: '20 by default' })
  maxParticipants?: number;
  @Text({ optional: true, max: 300 }) requiredEquipment?: string;
  @OneOf(categoryIds, { optional: true, description: 'Also decides how the room looks' }) categoryId?: CategoryId;
  @ListOf(() => SlideDto, { optional: true, max: slidesMaximum }) slides?: SlideDto[];
  @ListOf(() => StationDto, { optional: true, max: stationsMaximum }) stations?: StationDto[];
}

export class CreateWorkshopDto extends WorkshopDetails {
  @Text({ max: titleMaximum, description: 'Fills both languages' }) title!: string;
  @WholeNumber(minutes) duration!: number;
  @OneOf(difficulties) difficulty!: Difficulty;
}

export class EditWorkshopDto extends WorkshopDetails {
  @Text({ optional: true, min: 1, max: titleMaximum, description: 'Fills both languages' }) title?: string;
  @WholeNumber({ ...minutes, optional: true }) duration?: number;
  @OneOf(difficulties, { optional: true }) difficulty?: Difficulty;
  @Flag({ optional: true, description: 'false puts it away' }) isActive?: boolean;
}
