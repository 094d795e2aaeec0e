import { Button, Card, Notice, shell, TextArea, TextField, useMessages } from '@masar/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { formKeyFor } from '#shared/forms/form-key';
import { fieldError, submittedValues } from '#shared/forms/form-values';
import { FormFailure } from '#shared/forms/FormFailure';
import { contactMessages } from '../contact.messages';
import { type ContactField, contactFields, contactProblems, type ContactValues } from '../model/contact-problems';
import { useSendMessage } from '../outreach.mutations';
import styles from './ContactForm.module.css';

type Problems = ReturnType<typeof contactProblems>;

/** Four fields to the team. What was typed stays until it has arrived (PUB-5). */
export function ContactForm() {
  const text = useMessages(contactMessages);
  const { mutate, reset, isPending, isSuccess, error } = useSendMessage();
  const [problems, setProblems] = useState<Problems>({});
  const keyed = useRef<ReturnType<typeof formKeyFor> | null>(null);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const { name = '', email = '', subject = '', message = '' } = submittedValues(event);
    const values: ContactValues = { name, email, subject, message };
    const found = contactProblems(values);
    setProblems(found);
    const first = contactFields.find((field) => found[field]);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (first || isPending) return;
    keyed.current = formKeyFor(values, keyed.current);
    mutate({ formKey: keyed.current.key, ...values });
  };
  const field = (name: ContactField) => {
    const problem = problems[name];
    const told = problem === 'email' ? text.emailInvalid : problem && text[`${name}Missing`];
    return { label: text[name], name, required: true, error: told ?? fieldError(error, name) };
  };

  if (isSuccess) return <Sent onAnother={reset} />;
  return (
    <Card>
      <form noValidate className={`${shell.stack20} ${styles.form}`} onSubmit={send} aria-label={text.form}>
        <div className={`${shell.stack20} ${styles.pair}`}>
          <TextField {...field('name')} autoComplete="name" maxLength={120} />
          <TextField {...field('email')} type="email" dir="ltr" autoComplete="email" maxLength={254} />
        </div>
        <TextField {...field('subject')} maxLength={200} />
        <TextArea {...field('message')} rows={6} maxLength={5000} />
        <FormFailure error={error} fields={contactFields} />
        <Button type="submit" size="large" busy={isPending}>
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
