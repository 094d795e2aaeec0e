import { Card, shell, useMessages } from '@masar/ui';
import type { ReactNode } from 'react';
import { Form, SaveButton } from 'react-admin';
import type { Fields } from '../records/fields';
import { FieldInputs } from '../records/fields/FieldInputs';
import { PictureInput } from '../records/PictureInput';
import { type Settings, settingsFields } from './settings.fields';
import { settingsMessages } from './settings.messages';
import styles from './Settings.module.css';

/** Every setting, in the order of who asks for it; what is wrong the server says at its field. */
export function SettingsForm() {
  const text = useMessages(settingsMessages);
  const { identity, signing, social, people, keeping } = settingsFields;
  return (
    <Form noValidate className={styles.form}>
      <Section title={text.identity} fields={identity}>
        <div className={styles.whole}>
          <PictureInput source="logoUrl" label={text.logo} keeps="address" />
        </div>
      </Section>
      <Section title={text.signing} hint={text.signingHint} fields={signing}>
        <div className={styles.whole}>
          <PictureInput source="signatureId" label={text.signature} keeps="id" />
          <p className={styles.hint}>{text.signatureHint}</p>
        </div>
      </Section>
      <Section title={text.social} hint={text.socialHint} fields={social} />
      <Section title={text.people} fields={people} />
      <Section title={text.keeping} fields={keeping} />
      <div>
        <SaveButton icon={<></>} />
      </div>
    </Form>
  );
}

interface SectionProps {
  title: string;
  hint?: string;
  fields: Fields<Settings>;
  children?: ReactNode;
}

function Section({ title, hint, fields, children }: SectionProps) {
  return (
    <Card as="section">
      <h2 className={styles.heading}>{title}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={`${shell.stack16} ${styles.fields}`}>
        <FieldInputs fields={fields} />
        {children}
      </div>
    </Card>
  );
}
