import type { components } from '@masar/contracts';
import { choice, defineFields, email, moment, type Words } from '../records/fields';

export type ContactMessage = components['schemas']['ContactMessageRecord'];

export const messageStatuses: Words<ContactMessage['status']> = {
  new: { ar: 'جديدة', en: 'New' },
  answered: { ar: 'أُجيبت', en: 'Answered' },
  archived: { ar: 'مؤرشفة', en: 'Archived' },
};

/** What a visitor wrote to the team (PUB-5). */
export const messageFields = defineFields<ContactMessage>()({
  subject: { label: { ar: 'الموضوع', en: 'Subject' }, column: true },
  name: { label: { ar: 'المرسل', en: 'From' }, column: true, show: true },
  email: {
    label: { ar: 'البريد الإلكتروني', en: 'E-mail' },
    as: email,
    column: 'exported',
    show: true,
    fact: (message) => (
      <a href={`mailto:${message.email}`}>
        <bdi dir="ltr">{message.email}</bdi>
      </a>
    ),
  },
  status: {
    label: { ar: 'الحالة', en: 'Status' },
    as: choice(messageStatuses, { tones: { new: 'yellow', answered: 'green', archived: 'neutral' } }),
    column: 'sorted',
    show: true,
  },
  language: {
    label: { ar: 'اللغة', en: 'Language' },
    as: choice<ContactMessage['language']>({
      ar: { ar: 'كُتبت في الصفحة العربية', en: 'Written on the Arabic page' },
      en: { ar: 'كُتبت في الصفحة الإنجليزية', en: 'Written on the English page' },
    }),
    column: 'exported',
    show: true,
  },
  message: { label: { ar: 'الرسالة', en: 'Message' }, column: 'exported' },
  createdAt: {
    label: { ar: 'تاريخ الوصول', en: 'Received on' },
    as: moment,
    column: 'sorted',
    show: true,
    filter: true,
  },
});
