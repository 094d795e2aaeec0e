import { gradeLimits, type TakenGradeKind, takenGradeKinds } from '@masar/domain';
import { Decimal, Flag, ListOf, OneOf, Text, Uuid, WholeNumber } from '#platform/http/fields';

const { titleMaximum, categoriesMaximum, itemsMaximum, dropMaximum } = gradeLimits;

const percentForm = /^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/;
/** Above 0, up to 10,000. */
const pointsForm = /^(?!0+(?:\.0+)?$)(?:10000(?:\.0{1,2})?|\d{1,4}(?:\.\d{1,2})?)$/;

export class WriteCategoryDto {
  @Uuid({ optional: true, description: 'Left out for a new one' }) id?: string;
  @Text({ max: titleMaximum }) titleAr!: string;
  @Text({ max: titleMaximum, optional: true }) titleEn?: string;
  @Decimal(percentForm, { max: 6, description: 'Percent of the total; all of them make 100', example: '40' })
  weight!: string;
  @WholeNumber({ min: 0, max: dropMaximum, description: 'So many of the worst items do not count' })
  dropLowest!: number;
  @OneOf(takenGradeKinds, { optional: true, nullable: true }) takes?: TakenGradeKind | null;
}

export class WriteItemDto {
  @Uuid({ optional: true, description: 'Left out for a new item that is marked by hand' }) id?: string;
  @Text({ max: titleMaximum, optional: true, description: 'Of what is marked by hand' }) titleAr?: string;
  @Text({ max: titleMaximum, optional: true }) titleEn?: string;
  @Decimal(pointsForm, { max: 8, example: '100' }) points!: string;
  @Flag({ description: 'Counts where `category` says; otherwise it follows its kind' }) isPlaced!: boolean;
  @WholeNumber({
    optional: true,
    nullable: true,
    min: 0,
    max: categoriesMaximum - 1,
    description: 'Place of the category in the list, from 0; absent where the item does not count',
  })
  category?: number | null;
}

/** Categories and items all at once; items marked by hand that are missing are removed (GRD-1, EVD-3). */
export class WriteGradeSettingsDto {
  @WholeNumber({ min: 0, max: 1_000_000, description: 'Of the book as it was read' }) version!: number;
  @ListOf(() => WriteCategoryDto, { max: categoriesMaximum }) categories!: WriteCategoryDto[];
  @ListOf(() => WriteItemDto, { max: itemsMaximum }) items!: WriteItemDto[];
}
