import { categoryIdPattern } from '@masar/domain';
import { Pattern, Text } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

const colorPattern = /^#[0-9a-fA-F]{6}$/;

export class CreateCategoryDto {
  /** Stands in addresses and never changes. */
  @Pattern(categoryIdPattern, { max: 80, example: 'web-development' }) id!: string;
  @Text({ max: 120 }) nameAr!: string;
  @Text({ max: 120 }) nameEn!: string;
  @Text({ optional: true, max: 500, multiline: true }) descriptionAr?: string | null;
  @Text({ optional: true, max: 500, multiline: true }) descriptionEn?: string | null;
  @Pattern(colorPattern, { max: 7, example: '#0E5E6F' }) color!: string;
  @Text({ optional: true, max: 60 }) icon?: string | null;
}

export class ChangeCategoryDto {
  @Version() version?: string;
  @Text({ optional: true, min: 1, max: 120 }) nameAr?: string;
  @Text({ optional: true, min: 1, max: 120 }) nameEn?: string;
  @Text({ optional: true, max: 500, multiline: true }) descriptionAr?: string | null;
  @Text({ optional: true, max: 500, multiline: true }) descriptionEn?: string | null;
  @Pattern(colorPattern, { optional: true, max: 7 }) color?: string;
  @Text({ optional: true, max: 60 }) icon?: string | null;
}
