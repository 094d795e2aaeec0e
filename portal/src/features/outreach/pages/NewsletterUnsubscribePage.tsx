import { useMessages } from '@masar/ui';
import { useOrganizationName } from '#shared/site/useOrganizationName';
import { NewsletterLink } from '../components/NewsletterLink';
import { newsletterLinksMessages } from '../newsletter-links.messages';
import { useUnsubscribe } from '../outreach.mutations';

/** /newsletter/unsubscribe?token=…: the way out that every newsletter mail carries (PUB-6). */
export default function NewsletterUnsubscribePage() {
  const text = useMessages(newsletterLinksMessages);
  return (
    <NewsletterLink
      title={text.unsubscribeTitle}
      intro={text.unsubscribeText(useOrganizationName())}
      action={text.unsubscribe}
      done={text.unsubscribed}
      mutation={useUnsubscribe()}
    />
  );
}
