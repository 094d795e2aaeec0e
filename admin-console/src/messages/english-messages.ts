import englishRaMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

/** react-admin's English texts, with the names of our resources. */
export const englishMessages: TranslationMessages = {
  ...englishRaMessages,
  resources: {
    'role-requests': { name: 'Role request |||| Role requests' },
    'abuse-reports': { name: 'Abuse report |||| Abuse reports' },
    'pending-posts': { name: 'Waiting post |||| Waiting posts' },
    'pending-postings': { name: 'Waiting posting |||| Waiting postings' },
    'contact-messages': { name: 'Message |||| Messages' },
    'newsletter-subscriptions': { name: 'Subscription |||| Subscriptions' },
    'search-aliases': { name: 'Alias |||| Aliases' },
  },
};
