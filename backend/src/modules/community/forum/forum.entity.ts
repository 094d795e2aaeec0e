import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, listIndex, slugOf } from '#platform/database/columns';

/** Table `forums`: places of discussion (spec 3; COM-1). */
export const ForumSchema = defineEntity({
  name: 'Forum',
  tableName: 'forums',
  indexes: [listIndex('forums', 'category_id', 'category_id'), listIndex('forums', 'created_at', 'created_at, id')],
  uniques: [{ name: 'forums_starter_key_unique', properties: ['starterKey'] }],
  checks: [{ name: 'forums_discussions_count_check', expression: 'discussions_count >= 0' }],
  properties: {
    id: id(),
    nameAr: p.text(),
    nameEn: p.text(),
    descriptionAr: p.text().nullable(),
    descriptionEn: p.text().nullable(),
    categoryId: slugOf('categories', 'set null').nullable(),
    createdAt: createdAt(),
    /** Place in the list of forums. */
    orderIndex: p.integer().default(0),
    /** Visible discussions: no list has to count them (COM-7). */
    discussionsCount: p.integer().default(0),
    /** Of a forum from the starter set: that is opened once, however often it is asked for. */
    starterKey: p.text().nullable(),
  },
});

export class Forum extends ForumSchema.class {}
ForumSchema.setClass(Forum);
