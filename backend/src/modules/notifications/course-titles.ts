import { isolated, type LocalizedText } from '@masar/i18n';

interface Titled {
  title_ar: string;
  title_en: string;
}

/** For who followed a course in preparation: it can be learnt in. */
export const followedTitle = ({ title_ar, title_en }: Titled): LocalizedText => ({
  ar: `اكتملت دورة تتابعها: «${isolated(title_ar, 'ar')}». يمكنك الالتحاق بها الآن`,
  en: `A course you follow is ready: “${isolated(title_en, 'en')}”. You can join it now`,
});

/** For who learns with its instructor. */
export const newCourseTitle = ({ title_ar, title_en }: Titled): LocalizedText => ({
  ar: `دورة جديدة من مدرّب تتعلّم معه: «${isolated(title_ar, 'ar')}»`,
  en: `A new course by an instructor you learn with: “${isolated(title_en, 'en')}”`,
});
