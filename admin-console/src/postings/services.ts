import type { components } from '@masar/contracts';
import HandymanIcon from '@mui/icons-material/HandymanOutlined';
import { choice, defineFields, line, list, number, price } from '../records/fields';
import type { PostingKind } from './posting-kind';
import { closing, leading } from './shared-fields';

type Service = components['schemas']['ServiceRecord'];

const fields = defineFields<Service>()({
  ...leading({ ar: 'الخدمة', en: 'Service' }),
  category: {
    label: { ar: 'النوع', en: 'Kind' },
    as: choice<Service['category']>({
      programming: { ar: 'برمجة', en: 'Programming' },
      design: { ar: 'تصميم', en: 'Design' },
      business: { ar: 'أعمال', en: 'Business' },
      education: { ar: 'تعليم', en: 'Education' },
      translation: { ar: 'ترجمة', en: 'Translation' },
      consulting: { ar: 'استشارات', en: 'Consulting' },
    }),
    column: true,
    show: true,
    input: true,
    filter: true,
  },
  price: {
    label: { ar: 'السعر', en: 'Price' },
    as: price,
    column: 'sorted',
    show: true,
    input: true,
    hint: { ar: 'بالدولار؛ 0 للمجانية.', en: 'In US dollars; 0 is free.' },
  },
  duration: { label: { ar: 'المدة', en: 'Duration' }, as: line(), show: 'known', input: true },
  skills: {
    label: { ar: 'المهارات', en: 'Skills' },
    as: list,
    show: 'known',
    input: true,
    hint: { ar: 'اكتب المهارة ثم اضغط Enter.', en: 'Type a skill and press Enter.' },
  },
  rating: {
    label: { ar: 'التقييم', en: 'Rating' },
    column: 'sorted',
    show: true,
    tell: ({ rating, ratingsCount }, { language, format }) =>
      ratingsCount === 0
        ? { ar: 'بلا تقييم', en: 'Not rated yet' }[language]
        : `${format.rating(Number(rating))} (${format.number(ratingsCount)})`,
  },
  ...closing<Service>(),
  // The server sorts services by other things.
  applicationsCount: { label: { ar: 'الطلبات', en: 'Applications' }, as: number(), column: true, show: true },
});

/** What members do for others (SVC-1). */
export const serviceKind: PostingKind<Service> = {
  resource: 'services',
  icon: HandymanIcon,
  words: { title: { ar: 'الخدمات', en: 'Services' }, back: { ar: 'كل الخدمات', en: 'All services' } },
  intro: {
    ar: 'يعرض الخدمة من يقدّمها؛ هنا تُصحَّح وتوقَف وتُعاد.',
    en: 'Services are offered by whoever delivers them; here they are corrected, paused and shown again.',
  },
  fields,
};
