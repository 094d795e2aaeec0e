import HandymanIcon from '@mui/icons-material/HandymanOutlined';
import type { components } from '@masar/contracts';
import type { PostingKind } from './posting-kind';

/** What members do for others (SVC-1). */
export const serviceKind: PostingKind<components['schemas']['ServiceRecord']> = {
  resource: 'services',
  icon: HandymanIcon,
  words: {
    title: { ar: 'الخدمات', en: 'Services' },
    back: { ar: 'كل الخدمات', en: 'All services' },
    one: { ar: 'الخدمة', en: 'Service' },
  },
  intro: {
    ar: 'يعرض الخدمة من يقدّمها؛ هنا تُصحَّح وتوقَف وتُعاد.',
    en: 'Services are offered by whoever delivers them; here they are corrected, paused and shown again.',
  },
  fields: [
    {
      name: 'category',
      label: { ar: 'النوع', en: 'Kind' },
      as: 'choice',
      words: {
        programming: { ar: 'برمجة', en: 'Programming' },
        design: { ar: 'تصميم', en: 'Design' },
        business: { ar: 'أعمال', en: 'Business' },
        education: { ar: 'تعليم', en: 'Education' },
        translation: { ar: 'ترجمة', en: 'Translation' },
        consulting: { ar: 'استشارات', en: 'Consulting' },
      },
    },
    { name: 'price', label: { ar: 'السعر', en: 'Price' }, as: 'price' },
    { name: 'duration', label: { ar: 'المدة', en: 'Duration' }, as: 'line' },
    { name: 'skills', label: { ar: 'المهارات', en: 'Skills' }, as: 'list' },
  ],
  columns: [{ name: 'category' }, { name: 'price', isSortable: true }],
  rating: {
    label: { ar: 'التقييم', en: 'Rating' },
    of: ({ rating, ratingsCount }, { language, format }) =>
      ratingsCount === 0
        ? { ar: 'بلا تقييم', en: 'Not rated yet' }[language]
        : `${format.rating(Number(rating))} (${format.number(ratingsCount)})`,
  },
  sortsByApplications: false,
  filters: ['category'],
};
