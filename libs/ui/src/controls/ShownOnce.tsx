import type { ReactNode } from 'react';
import { CopyIcon } from '../icons/index.ts';
import { shell } from '../shells/shell.ts';
import { Button } from './Button.tsx';
import styles from './ShownOnce.module.css';

interface ShownOnceProps {
  secret: string;
  /** What its button says. */
  copy: string;
  onCopy: (secret: string) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** A secret of which the server keeps no copy, so that this is the only time that it is seen (API-4). */
export function ShownOnce({ secret, copy, onCopy, children }: ShownOnceProps) {
  return (
    <>
      <code className={styles.secret} dir="ltr">
        {secret}
      </code>
      <div className={shell.row10}>
        <Button onClick={() => onCopy(secret)}>
          <CopyIcon size={18} />
          {copy}
        </Button>
        {children}
      </div>
    </>
  );
}
