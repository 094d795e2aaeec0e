import { useMessages } from '@masar/ui';
import { useOrganizationName } from '#shared/site/useOrganizationName';
import { NewsletterLink } from '../components/NewsletterLink';
import { newsletterLinksMessages } from '../newsletter-links.messages';
import { useConfirmNewsletter } from '../outreach.mutations';

/** /newsletter/confirm?token=…: the second half of the double opt-in (PUB-6). */
export default function NewsletterConfirmPage() {
  const text = useMessages(newsletterLinksMessages);
  return (
    <NewsletterLink
      title={text.confirmTitle}
      intro={text.confirmText}
      action={text.confirm}
      done={text.confirmed(useOrganizationName())}
      mutation={useConfirmNewsletter()}
    />
  );
}
