import { type CategoryId, categoryIds } from '@masar/domain';

export interface StarterForum {
  /** Remembered with the forum, so that the set is opened once. */
  key: string;
  nameAr: string;
  nameEn: string;
  descriptionAr: string;
  descriptionEn: string;
  categoryId: CategoryId | null;
}

const general: readonly StarterForum[] = [
  {
    key: 'announcements',
    nameAr: 'إعلانات',
    nameEn: 'Announcements',
    descriptionAr: 'جديد المنصة ودوراتها ولقاءاتها.',
    descriptionEn: 'News of the platform, its courses and meetings.',
    categoryId: null,
  },
  {
    key: 'introductions',
    nameAr: 'تعارف',
    nameEn: 'Introductions',
    descriptionAr: 'من أنت ومن أين، وماذا تتعلّم؟',
    descriptionEn: 'Who you are, where you are from and what you learn.',
    categoryId: null,
  },
  {
    key: 'help',
    nameAr: 'مساعدة',
    nameEn: 'Help',
    descriptionAr: 'أسئلة عن المنصة والدروس وطريقة الدراسة.',
    descriptionEn: 'Questions about the platform, the lessons and how to study.',
    categoryId: null,
  },
];

const trackNames: Readonly<Record<CategoryId, readonly [ar: string, en: string]>> = {
  'web-development': ['تطوير الويب', 'Web development'],
  'business-management': ['إدارة الأعمال', 'Business management'],
  'design-creativity': ['التصميم والإبداع', 'Design and creativity'],
  'personal-skills': ['المهارات الشخصية', 'Personal skills'],
  'digital-marketing': ['التسويق الرقمي', 'Digital marketing'],
  'project-management': ['إدارة المشاريع', 'Project management'],
};

/** Forums with which a new community begins: three for everybody, and one for each track (CON-5). */
export const starterForums: readonly StarterForum[] = [
  ...general,
  ...categoryIds.map((id) => ({
    key: id,
    nameAr: trackNames[id][0],
    nameEn: trackNames[id][1],
    descriptionAr: `أسئلة مسار ${trackNames[id][0]} ومشاريعه.`,
    descriptionEn: `Questions and projects of the track ${trackNames[id][1]}.`,
    categoryId: id,
  })),
];
