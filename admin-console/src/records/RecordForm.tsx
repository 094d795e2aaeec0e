import type { ReactNode } from 'react';
import { Form, SaveButton } from 'react-admin';
import { Card } from '@masar/ui';
import styles from './RecordPage.module.css';

interface RecordFormProps {
  /** Beside saving: deleting, the history. */
  actions?: ReactNode;
  /** The record of a new one before anything is typed. */
  defaultValues?: Record<string, unknown>;
  /** Whether a new record can be saved as it opens. */
  isReady?: boolean;
  children: ReactNode;
}

/** The fields of a record in two columns; what is wrong the server says at its field. */
export function RecordForm({ actions, defaultValues, isReady = false, children }: RecordFormProps) {
  return (
    <Card>
      <Form noValidate defaultValues={defaultValues}>
        <div className={styles.fields}>{children}</div>
        <div className={styles.actions}>
          <SaveButton alwaysEnable={isReady} />
          {actions}
        </div>
      </Form>
    </Card>
  );
}

/** A field over both columns. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={styles.wide}>{children}</div>;
