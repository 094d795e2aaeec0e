import { Card, shell } from '@masar/ui';
import type { ReactNode } from 'react';
import { Form, type RaRecord, SaveButton } from 'react-admin';
import type { Fields } from './fields/field';
import { FieldInputs } from './fields/FieldInputs';
import styles from './RecordPage.module.css';

interface RecordFormProps<Row extends RaRecord> {
  /** The dictionary of the resource: its controls come first. */
  fields?: Fields<Row>;
  isNew?: boolean;
  /** Beside saving: deleting, the history. */
  actions?: ReactNode;
  /** The record of a new one before anything is typed. */
  defaultValues?: Record<string, unknown> | undefined;
  /** Whether a new record can be saved as it opens. */
  isReady?: boolean;
  /** Controls that no dictionary knows. */
  children?: ReactNode;
}

/** The fields of a record in two columns; what is wrong the server says at its field. */
export function RecordForm<Row extends RaRecord>(props: RecordFormProps<Row>) {
  const { fields, isNew = false, actions, defaultValues, isReady = false, children } = props;
  return (
    <Card>
      <Form noValidate defaultValues={defaultValues}>
        <div className={`${shell.stack16} ${styles.fields}`}>
          {fields && <FieldInputs fields={fields} isNew={isNew} />}
          {children}
        </div>
        <div className={styles.actions}>
          <SaveButton alwaysEnable={isReady} icon={<></>} />
          {actions}
        </div>
      </Form>
    </Card>
  );
}
