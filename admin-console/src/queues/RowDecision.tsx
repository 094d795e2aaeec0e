import { Button, shell, useLocale, useMessages } from '@masar/ui';
import { type MouseEvent, useState } from 'react';
import { Confirm, type RaRecord } from 'react-admin';
import { bodyOf, type Choice, type Queue, type QueueText } from './queue';
import { queuesMessages } from './queues.messages';
import styles from './RowDecision.module.css';
import { useDecision } from './useDecision';

interface RowDecisionProps<Row extends RaRecord, Text extends QueueText, Verdict extends string> {
  queue: Queue<Row, Text, Verdict>;
  row: Row;
}

/** Decides in the row what takes no reason; the focus goes on to the next record (CON-1). */
export function RowDecision<Row extends RaRecord, Text extends QueueText, Verdict extends string>({
  queue,
  row,
}: RowDecisionProps<Row, Text, Verdict>) {
  const { resource, text, decision, title } = queue;
  const words = useMessages(text);
  const { cancel } = useMessages(queuesMessages);
  const locale = useLocale();
  const [decide, isDeciding] = useDecision({ resource, record: row, staysInList: true });
  const [asked, setAsked] = useState<{ choice: Choice<Verdict>; next: HTMLElement | null } | null>(null);
  const choices = decision(row, words, locale)?.choices.filter(({ needsReason }) => !needsReason) ?? [];
  const send = ({ value, done }: Choice<Verdict>, next: HTMLElement | null) => {
    next?.focus();
    decide(bodyOf(queue, value, '', row), done);
  };
  const choose = (event: MouseEvent<HTMLElement>, choice: Choice<Verdict>) => {
    const next = nextOf(event.currentTarget);
    if (choice.asks) setAsked({ choice, next });
    else send(choice, next);
  };
  return (
    // A click beside a button opens the record, as anywhere in its row; one on a button decides.
    <div className={`${shell.row8} ${styles.choices}`} onClick={(event) => event.stopPropagation()}>
      {choices.map((choice) => (
        <Button
          key={choice.value}
          variant="secondary"
          busy={isDeciding}
          aria-label={`${choice.label}: ${title(row, words, locale)}`}
          onClick={(event) => choose(event, choice)}
        >
          {choice.label}
        </Button>
      ))}
      <Confirm
        isOpen={asked !== null}
        title={asked?.choice.asks?.title ?? ''}
        content={asked?.choice.asks?.text ?? ''}
        confirm={asked?.choice.label ?? ''}
        cancel={cancel}
        onConfirm={() => {
          if (asked) send(asked.choice, asked.next);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

/** The link of the record behind this one, or of the one before the last. */
function nextOf(button: HTMLElement): HTMLElement | null {
  const row = button.closest('tr, li');
  const linkIn = (other: Element | null | undefined) => other?.querySelector<HTMLElement>('a[data-record]') ?? null;
  return linkIn(row?.nextElementSibling) ?? linkIn(row?.previousElementSibling);
}
