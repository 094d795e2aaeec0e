import type { EntityManager } from '@mikro-orm/postgresql';
import { JobPosting } from '../job-posting.entity.js';

/** An open vacancy for tests. */
export async function aJob(
  em: EntityManager,
  postedBy: string,
  changes: Partial<JobPosting> = {},
): Promise<JobPosting> {
  const job = em.create(JobPosting, {
    titleAr: 'مطوّر واجهات مبتدئ',
    titleEn: 'Junior front-end developer',
    descriptionAr: 'فريق صغير في بغداد يبني متاجر إلكترونية.',
    descriptionEn: 'A small team in Baghdad that builds online shops.',
    companyName: 'شركة الرافد',
    companyNameEn: 'Al-Rafid',
    location: 'بغداد',
    locationEn: 'Baghdad',
    employmentType: 'full-time',
    experienceLevel: 'entry',
    requiredSkills: ['HTML', 'CSS'],
    skillIds: ['html', 'css'],
    contactInfo: 'jobs@example.org',
    postedBy,
    ...changes,
  });
  await em.flush();
  return job;
}
