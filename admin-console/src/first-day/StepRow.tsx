import { Badge, Button, buttonClass, shell, useMessages } from '@masar/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { firstDayMessages, stepHints, stepNames } from './first-day.messages';
import { firstDay, type FirstDayStep, openStarterForums, sendTrialMail } from './first-day.queries';
import styles from './FirstDay.module.css';
import { stepLinks } from './step-links';

interface StepRowProps {
  step: FirstDayStep;
  isDone: boolean;
  mailbox: string;
}

/** One step with its state, the way to it, and what a press can do for it. */
export function StepRow({ step, isDone, mailbox }: StepRowProps) {
  const text = useMessages(firstDayMessages);
  const name = useMessages(stepNames)[step];
  const hint = useMessages(stepHints)[step];
  const link = stepLinks[step];
  const open = text.open(name);
  const look = buttonClass({ variant: 'quiet' });
  return (
    <li className={`${shell.card} ${styles.step}`}>
      <div>
        <h2>{name}</h2>
        <p>{step === 'mailbox' ? text.mailboxHint(mailbox) : hint}</p>
      </div>
      <Badge tone={isDone ? 'green' : 'yellow'}>{isDone ? text.isDone : text.isOpen}</Badge>
      <div className={styles.ways}>
        {step === 'forums' && !isDone && <Press label={text.openForums} deed={openStarterForums} told={text.opened} />}
        {step === 'mailbox' && !isDone && <Press label={text.sendTrial} deed={sendTrialMail} told={text.sent} />}
        {'to' in link ? (
          <Link to={link.to} className={look} aria-label={open}>
            {text.go}
          </Link>
        ) : (
          <a href={link.href} className={look} aria-label={open}>
            {text.go}
          </a>
        )}
      </div>
    </li>
  );
}

function Press({ label, deed, told }: { label: string; deed: () => Promise<unknown>; told: string }) {
  const notify = useNotify();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: deed,
    onSuccess: () => {
      notify(told, { type: 'success' });
      return client.invalidateQueries(firstDay);
    },
    onError: (failure) => notify(failure.message, { type: 'error' }),
  });
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
