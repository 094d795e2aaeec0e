import { defineEntity, p } from '@mikro-orm/core';
import { createdAt } from '#platform/database/columns';

/** Table `categories`: ids are readable, e.g. `web-development` (spec 3; CRS-8). */
export const CategorySchema = defineEntity({
  name: 'Category',
  tableName: 'categories',
  checks: [{ name: 'categories_id_check', expression: `id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'` }],
  properties: {
    id: p.text().primary(),
    nameAr: p.text(),
    nameEn: p.text(),
    descriptionAr: p.text().nullable(),
    descriptionEn: p.text().nullable(),
    color: p.text(),
    icon: p.text().nullable(),
    createdAt: createdAt(),
  },
});

export class Category extends CategorySchema.class {}
CategorySchema.setClass(Category);
