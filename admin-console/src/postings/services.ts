import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import HandymanIcon from '@mui/icons-material/HandymanOutlined';
import { choice, defineFields, line, list, number, price } from '../records/fields';
import type { PostingKind } from './posting-kind';
import { categoryTexts, pageTexts, serviceTexts } from './services.messages';
import { closing, leading } from './shared-fields';

const texts = inEach(serviceTexts);

type Service = components['schemas']['ServiceRecord'];

const fields = defineFields<Service>()({
  ...leading(texts.service),
  category: {
    label: texts.category,
    as: choice<Service['category']>(inEach(categoryTexts)),
    column: true,
    show: true,
    input: true,
    filter: true,
  },
  price: {
    label: texts.price,
    as: price,
    column: 'sorted',
    show: true,
    input: true,
    hint: texts.priceHint,
  },
  duration: { label: texts.duration, as: line(), show: 'known', input: true },
  skills: {
    label: texts.skills,
    as: list,
    show: 'known',
    input: true,
    hint: texts.skillsHint,
  },
  rating: {
    label: texts.rating,
    column: 'sorted',
    show: true,
    tell: ({ rating, ratingsCount }, { language, format }) =>
      ratingsCount === 0
        ? texts.notRatedYet[language]
        : `${format.rating(Number(rating))} (${format.number(ratingsCount)})`,
  },
  ...closing<Service>(),
  // The server sorts services by other things.
  applicationsCount: { label: texts.applicationsCount, as: number(), column: true, show: true },
});

/** What members do for others (SVC-1). */
export const serviceKind: PostingKind<Service> = {
  resource: 'services',
  icon: HandymanIcon,
  words: inEach(pageTexts),
  intro: texts.intro,
  fields,
};
