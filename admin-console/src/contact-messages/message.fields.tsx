import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { choice, defineFields, email, moment, type Words } from '../records/fields';
import { languageTexts, messageFieldTexts, messageStatusesTexts } from './message-fields.messages';

const texts = inEach(messageFieldTexts);

export type ContactMessage = components['schemas']['ContactMessageRecord'];

export const messageStatuses: Words<ContactMessage['status']> = inEach(messageStatusesTexts);

/** What a visitor wrote to the team (PUB-5). */
export const messageFields = defineFields<ContactMessage>()({
  subject: { label: texts.subject, column: true },
  name: { label: texts.name, column: true, show: true },
  email: {
    label: texts.email,
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
    label: texts.status,
    as: choice(messageStatuses, { tones: { new: 'yellow', answered: 'green', archived: 'neutral' } }),
    column: 'sorted',
    show: true,
  },
  language: {
    label: texts.language,
    as: choice<ContactMessage['language']>(inEach(languageTexts)),
    column: 'exported',
    show: true,
  },
  message: { label: texts.message, column: 'exported' },
  createdAt: {
    label: texts.createdAt,
    as: moment,
    column: 'sorted',
    show: true,
    filter: true,
  },
});
