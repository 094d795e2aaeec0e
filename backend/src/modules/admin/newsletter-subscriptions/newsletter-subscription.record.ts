import { type Language, languages } from '@masar/i18n';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

export const newsletterStatuses = ['waiting', 'active', 'left'] as const;
export type NewsletterStatus = (typeof newsletterStatuses)[number];

/** An address that asked for the newsletter. */
export class NewsletterSubscriptionRecord {
  @UuidOut() id!: string;
  @TextOut() email!: string;
  @WordOut(languages) language!: Language;
  @WordOut(newsletterStatuses, { description: 'Waiting for its confirmation, receiving the newsletter, or gone' })
  status!: NewsletterStatus;
  @TimeOut({ nullable: true }) confirmedAt!: string | null;
  @TimeOut({ nullable: true }) unsubscribedAt!: string | null;
  @TimeOut() createdAt!: string;
}
