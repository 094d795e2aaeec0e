import { useState } from 'react';
import { useHeadingFocus } from '#shared/page/useNavigationFocus';

export interface MailWait<Asked> {
  /** What a mail was asked with; null while the form is shown. */
  waitingFor: Asked | null;
  /** What was asked with last, for a form that one came back to; in memory only, for it may hold a password. */
  former: Asked | null;
  /** Shows the screen of waiting; the focus goes to its heading. */
  wait: (asked: Asked) => void;
  /** Shows the form again. */
  correct: () => void;
}

/** A form of which a mail comes: the screen that waits for it takes its place, and leads back to it. */
export function useMailWait<Asked>(): MailWait<Asked> {
  const [former, setFormer] = useState<Asked | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [times, setTimes] = useState(0);
  useHeadingFocus(String(times));
  return {
    waitingFor: isWaiting ? former : null,
    former,
    wait: (asked) => {
      setFormer(asked);
      setWaiting(true);
      setTimes((before) => before + 1);
    },
    correct: () => setWaiting(false),
  };
}
