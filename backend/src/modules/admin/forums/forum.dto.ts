import { categoryIdPattern } from '@masar/domain';
import { Pattern, Text, WholeNumber } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

class ForumDetails {
  @Text({ optional: true, max: 500, multiline: true }) descriptionAr?: string | null;
  @Text({ optional: true, max: 500, multiline: true }) descriptionEn?: string | null;
  @Pattern(categoryIdPattern, { optional: true, max: 80, example: 'web-development' }) categoryId?: string | null;
  @WholeNumber({ optional: true, min: 0, max: 1000 }) orderIndex?: number;
}

export class CreateForumDto extends ForumDetails {
  @Text({ max: 120 }) nameAr!: string;
  @Text({ max: 120 }) nameEn!: string;
}

export class ChangeForumDto extends ForumDetails {
  @Version() version?: string;
  @Text({ optional: true, min: 1, max: 120 }) nameAr?: string;
  @Text({ optional: true, min: 1, max: 120 }) nameEn?: string;
}
