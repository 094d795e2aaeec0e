import { communityLimits } from '@masar/domain';
import { Button, Notice, shell, TextArea, useMessages } from '@masar/ui';
import { useRef, useState } from 'react';
import { Confirm } from 'react-admin';
import type { Choice, Decision } from './queue';
import { queuesMessages } from './queues.messages';
import styles from './ReasonedDecision.module.css';

interface ReasonedDecisionProps<Verdict extends string> {
  decision: Decision<Verdict>;
  isDeciding: boolean;
  onDecide: (choice: Choice<Verdict>, reason: string) => void;
}

/** One decision with its reason; a choice that needs one, or a second look, asks before anything is sent (COM-4). */
export function ReasonedDecision<Verdict extends string>(props: ReasonedDecisionProps<Verdict>) {
  const { decision, isDeciding, onDecide } = props;
  const { notice, reason, choices, beside } = decision;
  const text = useMessages(queuesMessages);
  const [typed, setTyped] = useState('');
  const [isMissed, setMissed] = useState(false);
  const [asked, setAsked] = useState<Choice<Verdict> | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const choose = (choice: Choice<Verdict>) => {
    const lacksReason = choice.needsReason === true && !typed.trim();
    setMissed(lacksReason);
    if (lacksReason) form.current?.querySelector('textarea')?.focus();
    else if (choice.asks) setAsked(choice);
    else onDecide(choice, typed.trim());
  };
  return (
    <>
      {notice && <Notice>{notice}</Notice>}
      <div ref={form} className={styles.decision}>
        {reason && (
          <TextArea
            label={reason.label}
            hint={reason.hint}
            error={isMissed && !typed.trim() ? reason.missing : undefined}
            rows={3}
            maxLength={communityLimits.moderationReasonMaximum}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <div className={shell.row12}>
          {choices.map((choice, index) => (
            <Button
              key={choice.value}
              variant={index === 0 ? 'primary' : 'secondary'}
              busy={isDeciding}
              onClick={() => choose(choice)}
            >
              {choice.label}
            </Button>
          ))}
          {beside}
        </div>
      </div>
      <Confirm
        isOpen={asked !== null}
        title={asked?.asks?.title ?? ''}
        content={asked?.asks?.text ?? ''}
        confirm={asked?.label ?? ''}
        cancel={text.cancel}
        onConfirm={() => {
          if (asked) onDecide(asked, typed.trim());
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
