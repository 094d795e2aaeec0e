import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/interface-icons.tsx';
import { useKit } from '../kit/kit-context.ts';
import type { Tone } from '../tokens/tokens.ts';
import styles from './Notice.module.css';

const kinds = {
  info: { tone: 'blue', icon: InfoIcon },
  success: { tone: 'green', icon: CheckIcon },
  warning: { tone: 'yellow', icon: WarningIcon },
  danger: { tone: 'red', icon: WarningIcon },
} satisfies Record<string, { tone: Tone; icon: typeof InfoIcon }>;

export interface NoticeProps {
  kind?: keyof typeof kinds;
  children: ReactNode;
}

/** A sentence that stays on the page: what happened or what to know. Dangers are announced at once. */
export function Notice(props: NoticeProps) {
  const kit = useKit();
  if (kit) return <kit.Notice {...props} />;
  const { kind = 'info', children } = props;
  const { tone, icon: Icon } = kinds[kind];
  return (
    <div className={styles.notice} data-tone={tone} role={kind === 'danger' ? 'alert' : 'status'}>
      <Icon />
      <div>{children}</div>
    </div>
  );
}
