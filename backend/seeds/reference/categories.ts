import type { CategoryId } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRows } from '../insert-rows.js';

interface CategoryRow {
  id: CategoryId;
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  /** Six-digit hexadecimal; the generated covers and chips use it. */
  color: string;
  /** Name of an icon of the ui library. */
  icon: string;
}

/** The six categories that every installation starts with (CRS-8). */
export const categories: CategoryRow[] = [
  {
    id: 'web-development',
    name_ar: 'تطوير الويب',
    name_en: 'Web development',
    description_ar: 'من أول صفحة HTML إلى تطبيق كامل يعمل على هاتف بسيط وشبكة ضعيفة.',
    description_en: 'From a first HTML page to a whole application that works on a simple phone and a weak network.',
    color: '#2563A8',
    icon: 'code',
  },
  {
    id: 'business-management',
    name_ar: 'إدارة الأعمال',
    name_en: 'Business management',
    description_ar: 'خطط ودفاتر وقرارات تساعد مشروعك الصغير على أن يبدأ بثقة وينمو بثبات.',
    description_en: 'Plans, books and decisions that help a small business to start with confidence and grow steadily.',
    color: '#8A5A16',
    icon: 'briefcase',
  },
  {
    id: 'design-creativity',
    name_ar: 'التصميم والإبداع',
    name_en: 'Design and creativity',
    description_ar: 'هويات وواجهات وصور ومقاطع تقول ما تريد قوله بوضوح وجمال، بأدوات في متناول اليد.',
    description_en: 'Identities, interfaces, photos and clips that say clearly what you mean, made with tools at hand.',
    color: '#B23A6B',
    icon: 'palette',
  },
  {
    id: 'personal-skills',
    name_ar: 'المهارات الشخصية',
    name_en: 'Personal skills',
    description_ar: 'سيرة ذاتية تُقرأ ومقابلة بثقة ووقت منظّم وعمل حرّ يبدأ من الصفر.',
    description_en: 'A CV that gets read, a confident interview, well-kept time and freelance work from zero.',
    color: '#2F7D5B',
    icon: 'speech',
  },
  {
    id: 'digital-marketing',
    name_ar: 'التسويق الرقمي',
    name_en: 'Digital marketing',
    description_ar: 'كيف يجدك زبائنك ويثقون بك ويعودون إليك، بميزانية صغيرة وأرقام مفهومة.',
    description_en:
      'How customers find you, trust you and come back, on a small budget and with figures you understand.',
    color: '#C4582F',
    icon: 'megaphone',
  },
  {
    id: 'project-management',
    name_ar: 'إدارة المشاريع',
    name_en: 'Project management',
    description_ar: 'تخطيط وفِرق ومخاطر وميزانيات، من مبادرة طلابية إلى مشروع منظّمة.',
    description_en: 'Planning, teams, risks and budgets, from a student initiative to the project of an organisation.',
    color: '#5A4FA3',
    icon: 'kanban',
  },
];

/** Adds the categories that are missing; what admins changed in the others stays as they left it. */
export async function seedReference(em: EntityManager): Promise<void> {
  await insertRows(em, 'categories', categories, 'on conflict (id) do nothing');
}
