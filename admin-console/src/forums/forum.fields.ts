import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { defineFields, moment, number, pair, reference } from '../records/fields';
import { forumFieldTexts } from './forum-fields.messages';

const texts = inEach(forumFieldTexts);

export type Forum = components['schemas']['ForumRecord'];

/** What a forum is called, what belongs into it and where it stands. */
export const forumFields = defineFields<Forum>()({
  name: { label: texts.name, as: pair(), column: true, input: true, required: true },
  description: { label: texts.description, as: pair({ rows: 3 }), input: true },
  categoryId: {
    label: texts.categoryId,
    as: reference('categories', 'name'),
    column: true,
    input: true,
    filter: true,
  },
  discussionsCount: {
    label: texts.discussionsCount,
    as: number(),
    column: 'sorted',
  },
  orderIndex: {
    label: texts.orderIndex,
    as: number({ min: 0, max: 1000 }),
    column: 'sorted',
    input: true,
  },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted' },
});
