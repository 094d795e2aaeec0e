import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, listIndex, slugOf } from '#platform/database/columns';

/** Table `forums`: places of discussion (spec 3; COM-1). */
export const ForumSchema = defineEntity({
  name: 'Forum',
  tableName: 'forums',
  indexes: [listIndex('forums', 'category_id', 'category_id'), listIndex('forums', 'created_at', 'created_at, id')],
  properties: {
    id: id(),
    nameAr: p.text(),
    nameEn: p.text(),
    descriptionAr: p.text().nullable(),
    descriptionEn: p.text().nullable(),
    categoryId: slugOf('categories', 'set null').nullable(),
    createdAt: createdAt(),
  },
});

export class Forum extends ForumSchema.class {}
ForumSchema.setClass(Forum);
