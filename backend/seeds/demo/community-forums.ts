import { type CategoryId, categoryIds } from '@masar/domain';
import { categories } from '../reference/categories.js';
import type { ForumRow } from './community-rows.js';
import { stableId } from './stable-id.js';
import { historyDays, type Timeline } from './timeline.js';

type Words = Pick<ForumRow, 'name_ar' | 'name_en' | 'description_ar' | 'description_en'>;

const general: Record<string, Words> = {
  announcements: {
    name_ar: 'إعلانات',
    name_en: 'Announcements',
    description_ar: 'جديد المنصة ودوراتها ولقاءاتها.',
    description_en: 'News of the platform, its courses and meetings.',
  },
  introductions: {
    name_ar: 'تعارف',
    name_en: 'Introductions',
    description_ar: 'من أنت ومن أين، وماذا تتعلم؟',
    description_en: 'Who you are, where you are from and what you learn.',
  },
  help: {
    name_ar: 'مساعدة',
    name_en: 'Help',
    description_ar: 'أسئلة عن المنصة والدروس وطريقة الدراسة.',
    description_en: 'Questions about the platform, the lessons and how to study.',
  },
  'jobs-advice': {
    name_ar: 'العمل والفرص',
    name_en: 'Work and opportunities',
    description_ar: 'أول عمل، مقابلات، أسعار، وعروض تستحق السؤال.',
    description_en: 'First jobs, interviews, prices, and offers worth asking about.',
  },
};

const ofCategory = (id: CategoryId): Words => {
  const category = categories.find((one) => one.id === id);
  if (!category) throw new Error(`There is no category ${id}`);
  const { name_ar, name_en } = category;
  return {
    name_ar,
    name_en,
    description_ar: `أسئلة مسار ${name_ar} ومشاريعه.`,
    description_en: `Questions and projects of the track ${name_en}.`,
  };
};

/** Forums by the name of their file of topics, in the order of the list. */
export function makeForums(timeline: Timeline): Map<string, ForumRow> {
  const names = [...Object.keys(general), ...categoryIds];
  return new Map(
    names.map((name, index) => [
      name,
      {
        id: stableId('forums', name),
        ...(general[name] ?? ofCategory(name as CategoryId)),
        category_id: name in general ? null : (name as CategoryId),
        created_at: timeline.daysAgo(historyDays),
        order_index: index + 1,
        discussions_count: 0,
      },
    ]),
  );
}
