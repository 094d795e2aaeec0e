import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { ContactMessageSchema } from './contact/contact-message.entity.js';
import { NewsletterLinkSchema } from './newsletter/newsletter-link.entity.js';
import { NewsletterSubscriptionSchema } from './newsletter/newsletter-subscription.entity.js';
import { outreachPersonalData } from './outreach.personal-data.js';

/** Messages of visitors and the newsletter. */
export const outreachManifest: ModuleManifest = {
  level: 3,
  readable: ['contact_messages', 'newsletter_subscriptions'],
  entities: [ContactMessageSchema, NewsletterSubscriptionSchema, NewsletterLinkSchema],
  personalData: outreachPersonalData,
};
