import { CategoryExists, CategoryInUse, CategoryNotFound } from '#modules/courses';
import { recordController } from '../records/record-controller.js';
import { CategoriesResource, categoryListing } from './categories.resource.js';
import { ChangeCategoryDto, CreateCategoryDto } from './category.dto.js';
import { CategoryRecord } from './category.record.js';

export { CategoriesResource };
export const CategoriesController = recordController({
  listing: categoryListing,
  resource: CategoriesResource,
  record: CategoryRecord,
  nouns: ['category', 'categories'],
  create: CreateCategoryDto,
  change: ChangeCategoryDto,
  isRemovable: true,
  fails: [CategoryExists, CategoryInUse, CategoryNotFound],
});
