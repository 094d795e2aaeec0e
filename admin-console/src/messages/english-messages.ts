import englishRaMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

/** react-admin's English texts, with the names of our resources. */
export const englishMessages: TranslationMessages = {
  ...englishRaMessages,
  resources: {
    forums: { name: 'Forum |||| Forums' },
    discussions: { name: 'Discussion |||| Discussions' },
    replies: { name: 'Reply |||| Replies' },
    opportunities: { name: 'Opportunity |||| Opportunities' },
    jobs: { name: 'Job |||| Jobs' },
    services: { name: 'Service |||| Services' },
    applications: { name: 'Application |||| Applications' },
    'vr-workshops': { name: 'VR workshop |||| VR workshops' },
    'vr-sessions': { name: 'VR session |||| VR sessions' },
    translations: { name: 'Translation |||| Translations' },
    'audit-log': { name: 'Entry |||| Entries' },
    webhooks: { name: 'Webhook |||| Webhooks' },
    'organization-tokens': { name: 'Token |||| Tokens' },
    'failed-tasks': { name: 'Failed task |||| Failed tasks' },
    'role-requests': { name: 'Role request |||| Role requests' },
    'abuse-reports': { name: 'Abuse report |||| Abuse reports' },
    'pending-posts': { name: 'Waiting post |||| Waiting posts' },
    'pending-postings': { name: 'Waiting posting |||| Waiting postings' },
    'contact-messages': { name: 'Message |||| Messages' },
    'newsletter-subscriptions': { name: 'Subscription |||| Subscriptions' },
    'search-aliases': { name: 'Alias |||| Aliases' },
  },
};
