import { isolated, type LocalizedText } from '@masar/i18n';

/** For who wants to hear of it: a vacancy fits their skills. */
export function jobMatchTitle(job: LocalizedText, percent: number): LocalizedText {
  const share = isolated(`${percent}%`);
  return {
    ar: `وظيفة تناسب مهاراتك بنسبة ${share}: «${isolated(job.ar, 'ar')}»`,
    en: `A vacancy fits your skills by ${share}: “${isolated(job.en, 'en')}”`,
  };
}
