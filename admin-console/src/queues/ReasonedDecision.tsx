import { useRef, useState } from 'react';
import { communityLimits } from '@masar/domain';
import { Button, TextArea } from '@masar/ui';
import styles from './ReasonedDecision.module.css';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** The author reads why, so it has to be said. */
  needsReason?: boolean;
}

interface ReasonedDecisionProps<Value extends string> {
  text: { reason: string; reasonHint: string; reasonMissing: string };
  /** The first one is what is done most of the time. */
  choices: readonly Choice<Value>[];
  isDeciding: boolean;
  onDecide: (value: Value, reason: string) => void;
}

/** One decision with its reason; a choice that needs one asks for it before anything is sent (COM-4). */
export function ReasonedDecision<Value extends string>(props: ReasonedDecisionProps<Value>) {
  const { text, choices, isDeciding, onDecide } = props;
  const [reason, setReason] = useState('');
  const [isMissed, setMissed] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const choose = ({ value, needsReason }: Choice<Value>) => {
    const lacksReason = needsReason === true && !reason.trim();
    setMissed(lacksReason);
    if (lacksReason) form.current?.querySelector('textarea')?.focus();
    else onDecide(value, reason.trim());
  };
  return (
    <div ref={form} className={styles.decision}>
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        error={isMissed && !reason.trim() ? text.reasonMissing : undefined}
        rows={3}
        maxLength={communityLimits.moderationReasonMaximum}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.buttons}>
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
      </div>
    </div>
  );
}
