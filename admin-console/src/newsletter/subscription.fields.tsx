import type { components } from '@masar/contracts';
import { choice, defineFields, moment } from '../records/fields';

export type Subscription = components['schemas']['NewsletterSubscriptionRecord'];

export const subscriptionFields = defineFields<Subscription>()({
  email: {
    label: { ar: 'البريد الإلكتروني', en: 'E-mail' },
    column: 'sorted',
    tell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
  },
  status: {
    label: { ar: 'الحالة', en: 'Status' },
    as: choice<Subscription['status']>(
      {
        active: { ar: 'مشترك', en: 'Subscribed' },
        waiting: { ar: 'بانتظار التأكيد', en: 'Not confirmed yet' },
        left: { ar: 'غادر', en: 'Gone' },
      },
      { tones: { active: 'green', waiting: 'yellow', left: 'neutral' } },
    ),
    column: true,
    filter: true,
  },
  language: {
    label: { ar: 'اللغة', en: 'Language' },
    as: choice<Subscription['language']>({
      ar: { ar: 'العربية', en: 'Arabic' },
      en: { ar: 'الإنجليزية', en: 'English' },
    }),
    column: true,
    filter: true,
  },
  createdAt: { label: { ar: 'تاريخ الطلب', en: 'Asked on' }, as: moment, column: 'sorted', filter: true },
  confirmedAt: { label: { ar: 'تاريخ التأكيد', en: 'Confirmed on' }, as: moment, column: 'sorted' },
  unsubscribedAt: { label: { ar: 'تاريخ المغادرة', en: 'Left on' }, as: moment, column: 'exported' },
});
