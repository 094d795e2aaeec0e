import type { components } from '@masar/contracts';
import { defineFields, moment, number, pair, reference } from '../records/fields';

export type Forum = components['schemas']['ForumRecord'];

/** What a forum is called, what belongs into it and where it stands. */
export const forumFields = defineFields<Forum>()({
  name: { label: { ar: 'الاسم', en: 'Name' }, as: pair(), column: true, input: true, required: true },
  description: { label: { ar: 'الوصف', en: 'Description' }, as: pair({ rows: 3 }), input: true },
  categoryId: {
    label: { ar: 'المسار', en: 'Track' },
    as: reference('categories', 'name'),
    column: true,
    input: true,
    filter: true,
  },
  discussionsCount: {
    label: { ar: 'النقاشات الظاهرة', en: 'Visible discussions' },
    as: number(),
    column: 'sorted',
  },
  orderIndex: {
    label: { ar: 'الترتيب', en: 'Place' },
    as: number({ min: 0, max: 1000 }),
    column: 'sorted',
    input: true,
  },
  createdAt: { label: { ar: 'أُنشئ في', en: 'Made on' }, as: moment, column: 'sorted' },
});
