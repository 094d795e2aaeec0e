import { Button, Notice, useMessages } from '@masar/ui';
import { useSearchParams } from 'react-router-dom';
import { FormFailure } from '#shared/forms/FormFailure';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { newsletterLinksMessages } from '../newsletter-links.messages';
import type { useUnsubscribe } from '../outreach.mutations';
import styles from './NewsletterLink.module.css';

interface NewsletterLinkProps {
  title: string;
  intro: string;
  action: string;
  done: string;
  mutation: ReturnType<typeof useUnsubscribe>;
}

/** The target of a link in a newsletter mail: only its button changes anything, mail scanners open links too. */
export function NewsletterLink({ title, intro, action, done, mutation }: NewsletterLinkProps) {
  const text = useMessages(newsletterLinksMessages);
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  return (
    <Page title={title} intro={intro} width="narrow">
      <div className={styles.deed}>
        <div aria-live="polite" className={styles.deed}>
          {mutation.isSuccess && <Notice kind="success">{done}</Notice>}
          {!token && <Notice kind="danger">{text.linkBroken}</Notice>}
        </div>
        {token && !mutation.isSuccess ? (
          <form
            className={styles.deed}
            onSubmit={(event) => {
              event.preventDefault();
              if (!mutation.isPending) mutation.mutate(token);
            }}
          >
            <FormFailure error={mutation.error} />
            <Button type="submit" size="large" busy={mutation.isPending}>
              {action}
            </Button>
          </form>
        ) : (
          <ButtonLink to={paths.landing.href()} variant="secondary">
            {text.home}
          </ButtonLink>
        )}
      </div>
    </Page>
  );
}
