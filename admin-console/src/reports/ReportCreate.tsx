import { Card, useMessages } from '@masar/ui';
import { useMemo } from 'react';
import { CreateBase, Form, SaveButton, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeading } from '../page/PageHeading';
import { useRequired } from '../records/useRequired';
import { fittingScope, lastMonth } from './report';
import { reportsMessages } from './reports.messages';
import styles from './Reports.module.css';
import { ScopeFields } from './ScopeFields';

const day = { inputLabel: { shrink: true } };

/** Asks for a report; its page follows the progress. Opens with the last whole month. */
export function ReportCreate() {
  const text = useMessages(reportsMessages);
  const required = useRequired();
  const defaults = useMemo(() => ({ reportType: 'enrollments', by: 'day', ...lastMonth(new Date()) }), []);
  return (
    <CreateBase redirect="show" transform={fittingScope}>
      <PageHeading title={text.addTitle} before={<Link to="/reports">{text.back}</Link>} />
      <Card>
        <Form noValidate defaultValues={defaults}>
          <div className={styles.fields}>
            <TextInput
              source="from"
              type="date"
              label={text.from}
              validate={required}
              helperText={text.daysHint}
              slotProps={day}
            />
            <TextInput
              source="to"
              type="date"
              label={text.to}
              validate={required}
              helperText={text.daysHint}
              slotProps={day}
            />
            <ScopeFields />
          </div>
          <div className={styles.submit}>
            <SaveButton label={text.submit} icon={<></>} alwaysEnable />
          </div>
        </Form>
      </Card>
    </CreateBase>
  );
}
