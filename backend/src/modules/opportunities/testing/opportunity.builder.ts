import type { EntityManager } from '@mikro-orm/postgresql';
import { Opportunity } from '../opportunity.entity.js';

/** An open opportunity for tests. */
export async function anOpportunity(
  em: EntityManager,
  postedBy: string,
  changes: Partial<Opportunity> = {},
): Promise<Opportunity> {
  const opportunity = em.create(Opportunity, {
    type: 'volunteer',
    titleAr: 'تعليم الأطفال القراءة',
    titleEn: 'Teaching children to read',
    descriptionAr: 'ساعتان كل يوم سبت في مكتبة الحي.',
    descriptionEn: 'Two hours every Saturday in the library.',
    contactInfo: 'library@example.org',
    postedBy,
    ...changes,
  });
  await em.flush();
  return opportunity;
}
