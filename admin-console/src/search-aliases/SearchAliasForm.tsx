import type { ReactNode } from 'react';
import { Form, SaveButton } from 'react-admin';
import { Card, useMessages } from '@masar/ui';
import { AliasNameField } from './AliasNameField';
import styles from './SearchAliasForm.module.css';
import { searchAliasMessages } from './search-aliases.messages';

interface SearchAliasFormProps {
  /** Stands beside saving. */
  children?: ReactNode;
}

/** The two names; what means nothing or stands on the list already the server refuses with a sentence. */
export function SearchAliasForm({ children }: SearchAliasFormProps) {
  const text = useMessages(searchAliasMessages);
  return (
    <Card>
      <Form noValidate>
        <div className={styles.fields}>
          <AliasNameField source="term" label={text.term} hint={text.termHint} />
          <AliasNameField source="canonical" label={text.canonical} hint={text.canonicalHint} />
          <div className={styles.actions}>
            <SaveButton />
            {children}
          </div>
        </div>
      </Form>
    </Card>
  );
}
