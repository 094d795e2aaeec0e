import { Button, Notice, TextField, useMessages } from '@masar/ui';
import { useId } from 'react';
import { FormFailure } from '#shared/forms/FormFailure';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useOrganizationName } from '#shared/site/useOrganizationName';
import { useAskForNewsletter } from '../newsletter.mutations';
import { newsletterBoxMessages } from '../newsletter-box.messages';
import styles from './NewsletterBox.module.css';

/** The footer's box: stores the address, which its owner then confirms by mail (NAV-5, PUB-6). */
export function NewsletterBox() {
  const text = useMessages(newsletterBoxMessages);
  const { mutateAsync, isSuccess } = useAskForNewsletter();
  const { form, failure, errorOf, isBusy } = useCheckedForm({
    rules: { email: asMarked },
    send: ({ email }) => mutateAsync(email),
  });
  const name = useOrganizationName();
  const title = useId();
  return (
    <section className={styles.box} aria-labelledby={title}>
      <div>
        <h2 id={title}>{text.title(name)}</h2>
        <p>{text.text}</p>
      </div>
      <div>
        {/* Stands there before it speaks, so that screen readers listen. */}
        <div aria-live="polite">{isSuccess && <Notice kind="success">{text.asked}</Notice>}</div>
        {!isSuccess && (
          <form {...form} className={styles.form}>
            <div className={styles.line}>
              <TextField
                label={text.email}
                name="email"
                type="email"
                dir="ltr"
                autoComplete="email"
                required
                error={errorOf('email')}
              />
              <Button type="submit" busy={isBusy} className={styles.button}>
                {text.subscribe}
              </Button>
            </div>
            <FormFailure {...failure} />
          </form>
        )}
      </div>
    </section>
  );
}
