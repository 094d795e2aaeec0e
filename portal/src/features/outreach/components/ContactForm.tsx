import { Button, Card, Notice, shell, TextArea, TextField, useMessages } from '@masar/ui';
import { useEffect, useRef } from 'react';
import { FormFailure } from '#shared/forms/FormFailure';
import { useCheckedForm, written } from '#shared/forms/useCheckedForm';
import { contactMessages } from '../contact.messages';
import { useSendMessage } from '../outreach.mutations';
import styles from './ContactForm.module.css';

/** Four fields to the team. What was typed stays until it has arrived (PUB-5). */
export function ContactForm() {
  const text = useMessages(contactMessages);
  const { mutateAsync, reset, isSuccess } = useSendMessage();
  const { form, failure, errorOf, isBusy } = useCheckedForm({
    rules: {
      name: written(text.nameMissing),
      email: written(text.emailMissing),
      subject: written(text.subjectMissing),
      message: written(text.messageMissing),
    },
    send: (typed, formKey) => mutateAsync({ formKey, ...typed }),
  });
  const field = (name: Parameters<typeof errorOf>[0]) => ({
    label: text[name],
    name,
    required: true,
    error: errorOf(name),
  });

  if (isSuccess) return <Sent onAnother={reset} />;
  return (
    <Card>
      <form {...form} className={`${shell.stack20} ${styles.form}`} aria-label={text.form}>
        <div className={`${shell.stack20} ${styles.pair}`}>
          <TextField {...field('name')} autoComplete="name" maxLength={120} />
          <TextField {...field('email')} type="email" dir="ltr" autoComplete="email" maxLength={254} />
        </div>
        <TextField {...field('subject')} maxLength={200} />
        <TextArea {...field('message')} rows={6} maxLength={5000} />
        <FormFailure {...failure} />
        <Button type="submit" size="large" busy={isBusy}>
          {text.send}
        </Button>
      </form>
    </Card>
  );
}

/** Takes the place of the form, and the focus that its button had. */
function Sent({ onAnother }: { onAnother: () => void }) {
  const text = useMessages(contactMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className={`${shell.stack20} ${styles.sent}`}>
      <Notice kind="success">
        <h2 ref={heading} tabIndex={-1}>
          {text.sentTitle}
        </h2>
        <p>{text.sent}</p>
      </Notice>
      {/* The second click of a double one falls here where the answer came between the two. */}
      <Button variant="secondary" onClick={({ detail }) => detail < 2 && onAnother()}>
        {text.another}
      </Button>
    </Card>
  );
}
