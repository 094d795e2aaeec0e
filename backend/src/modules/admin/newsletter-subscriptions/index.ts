import { recordController } from '../records/record-controller.js';
import { NewsletterSubscriptionRecord } from './newsletter-subscription.record.js';
import { newsletterSubscriptionListing, NewsletterSubscriptionsResource } from './newsletter-subscriptions.resource.js';

export { NewsletterSubscriptionsResource };
export const NewsletterSubscriptionsController = recordController({
  listing: newsletterSubscriptionListing,
  resource: NewsletterSubscriptionsResource,
  record: NewsletterSubscriptionRecord,
  nouns: ['newsletter subscription', 'newsletter subscriptions'],
});
