import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { choice, defineFields, moment } from '../records/fields';
import { languageTexts, statusTexts, subscriptionFieldTexts } from './subscription-fields.messages';

const texts = inEach(subscriptionFieldTexts);

export type Subscription = components['schemas']['NewsletterSubscriptionRecord'];

export const subscriptionFields = defineFields<Subscription>()({
  email: {
    label: texts.email,
    column: 'sorted',
    tell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
  },
  status: {
    label: texts.status,
    as: choice<Subscription['status']>(inEach(statusTexts), {
      tones: { active: 'green', waiting: 'yellow', left: 'neutral' },
    }),
    column: true,
    filter: true,
  },
  language: {
    label: texts.language,
    as: choice<Subscription['language']>(inEach(languageTexts)),
    column: true,
    filter: true,
  },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted', filter: true },
  confirmedAt: { label: texts.confirmedAt, as: moment, column: 'sorted' },
  unsubscribedAt: { label: texts.unsubscribedAt, as: moment, column: 'exported' },
});
