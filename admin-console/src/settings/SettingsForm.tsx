import { BooleanInput, Form, NumberInput, SaveButton, SelectInput, TextInput } from 'react-admin';
import { Card, useMessages } from '@masar/ui';
import { PictureInput } from '../records/PictureInput';
import { settingsMessages } from './settings.messages';
import styles from './Settings.module.css';

const social = [
  ['facebookUrl', 'Facebook'],
  ['instagramUrl', 'Instagram'],
  ['linkedinUrl', 'LinkedIn'],
  ['youtubeUrl', 'YouTube'],
  ['telegramUrl', 'Telegram'],
] as const;

const leftToRight = { htmlInput: { dir: 'ltr' } };
const rightToLeft = { htmlInput: { dir: 'rtl', lang: 'ar' } };

/** Every setting, in the order of who asks for it; what is wrong the server says at its field. */
export function SettingsForm() {
  const text = useMessages(settingsMessages);
  const policies = [
    { id: 'by_request', name: text.by_request },
    { id: 'closed', name: text.closed },
  ];
  return (
    <Form noValidate className={styles.form}>
      <Card as="section">
        <h2 className={styles.heading}>{text.identity}</h2>
        <div className={styles.fields}>
          <TextInput source="nameAr" label={text.nameAr} helperText={text.nameHint} slotProps={rightToLeft} />
          <TextInput source="nameEn" label={text.nameEn} helperText={text.nameHint} slotProps={leftToRight} />
          <TextInput
            source="contactMailbox"
            type="email"
            label={text.contactMailbox}
            helperText={text.contactHint}
            slotProps={leftToRight}
          />
          <TextInput source="logoUrl" label={text.logoUrl} helperText={text.logoHint} slotProps={leftToRight} />
          <div className={styles.whole}>
            <PictureInput source="logoUrl" label={text.logo} keeps="address" />
          </div>
        </div>
      </Card>
      <Card as="section">
        <h2 className={styles.heading}>{text.social}</h2>
        <p className={styles.hint}>{text.socialHint}</p>
        <div className={styles.fields}>
          {social.map(([source, name]) => (
            <TextInput key={source} source={source} label={name} helperText={false} slotProps={leftToRight} />
          ))}
        </div>
      </Card>
      <Card as="section">
        <h2 className={styles.heading}>{text.people}</h2>
        <div className={styles.fields}>
          <BooleanInput source="registrationOpen" label={text.registrationOpen} helperText={false} />
          <SelectInput source="roleChanges" label={text.roleChanges} choices={policies} helperText={false} />
        </div>
      </Card>
      <Card as="section">
        <h2 className={styles.heading}>{text.keeping}</h2>
        <div className={styles.fields}>
          <NumberInput
            size="medium"
            source="eventsKeptMonths"
            label={text.eventsKeptMonths}
            helperText={text.eventsHint}
          />
          <NumberInput size="medium" source="reportsKeptDays" label={text.reportsKeptDays} helperText={false} />
          <NumberInput size="medium" source="backupsKept" label={text.backupsKept} helperText={text.backupsHint} />
          <BooleanInput source="backsUpNightly" label={text.backsUpNightly} helperText={false} />
        </div>
      </Card>
      <div>
        <SaveButton />
      </div>
    </Form>
  );
}
