import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { ContactMessageSchema } from './contact/contact-message.entity.js';
import type { NewsletterSubscriptionSchema } from './newsletter/newsletter-subscription.entity.js';

/** Rows as read models may select them, derived from the entities. */
export type OutreachTables = InferKyselyDB<typeof ContactMessageSchema | typeof NewsletterSubscriptionSchema>;
