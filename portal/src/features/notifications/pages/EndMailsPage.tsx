import { Button, Notice, useMessages } from '@masar/ui';
import { useSearchParams } from 'react-router-dom';
import { FormFailure } from '#shared/forms/FormFailure';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { Page } from '#shared/page/Page';
import { useEndMails } from '../notifications.mutations';
import { preferencesMessages } from '../preferences.messages';
import styles from './EndMailsPage.module.css';

/** /notifications/unsubscribe?token=…: the way out of every mail; only its button changes anything (NTF-2). */
export default function EndMailsPage() {
  const text = useMessages(preferencesMessages);
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  const end = useEndMails();
  return (
    <Page title={text.endTitle} intro={text.endText} width="narrow">
      <div className={styles.deed}>
        <div aria-live="polite" className={styles.news}>
          {end.isSuccess && <Notice kind="success">{text.ended}</Notice>}
          {!token && <Notice kind="danger">{text.linkBroken}</Notice>}
        </div>
        {token && !end.isSuccess ? (
          <form
            className={styles.deed}
            onSubmit={(event) => {
              event.preventDefault();
              if (!end.isPending) end.mutate(token);
            }}
          >
            <FormFailure error={end.error} />
            <Button type="submit" size="large" busy={end.isPending}>
              {text.end}
            </Button>
          </form>
        ) : (
          <ButtonLink to={paths.notifications.href()} variant="secondary">
            {text.toNotifications}
          </ButtonLink>
        )}
      </div>
    </Page>
  );
}
