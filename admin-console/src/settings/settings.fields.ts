import type { components } from '@masar/contracts';
import { eachLanguage, inEach } from '@masar/i18n';
import { choice, defineFields, email, latin, number, pair, yesOrNo } from '../records/fields';
import { roleChangesTexts, settingsFieldTexts } from './settings-fields.messages';

const texts = inEach(settingsFieldTexts);

export type Settings = components['schemas']['SettingsRecord'];

/** The one record. */
export const settingsId = 'organization';

const identity = defineFields<Settings>()({
  name: {
    label: texts.name,
    as: pair(),
    printed: true,
    input: true,
    hint: texts.nameHint,
  },
  contactMailbox: {
    label: texts.contactMailbox,
    as: email,
    input: true,
    hint: texts.contactMailboxHint,
  },
  logoUrl: {
    label: texts.logoUrl,
    as: latin,
    input: true,
    hint: texts.logoUrlHint,
  },
});

const signing = defineFields<Settings>()({
  signatoryName: {
    label: texts.signatoryName,
    as: pair(),
    printed: true,
    input: true,
    hint: texts.signatoryNameHint,
  },
  signatoryOffice: {
    label: texts.signatoryOffice,
    as: pair(),
    printed: true,
    input: true,
    hint: texts.signatoryOfficeHint,
  },
});

/** Social accounts are called by their own names. */
const account = (name: string) => ({ label: eachLanguage(() => name), as: latin, input: true }) as const;

const social = defineFields<Settings>()({
  facebookUrl: account('Facebook'),
  instagramUrl: account('Instagram'),
  linkedinUrl: account('LinkedIn'),
  youtubeUrl: account('YouTube'),
  telegramUrl: account('Telegram'),
});

const people = defineFields<Settings>()({
  registrationOpen: {
    label: texts.registrationOpen,
    as: yesOrNo(),
    input: true,
  },
  roleChanges: {
    label: texts.roleChanges,
    as: choice<Settings['roleChanges']>(inEach(roleChangesTexts)),
    input: true,
  },
});

const keeping = defineFields<Settings>()({
  eventsKeptMonths: {
    label: texts.eventsKeptMonths,
    as: number(),
    input: true,
    hint: texts.eventsKeptMonthsHint,
  },
  reportsKeptDays: { label: texts.reportsKeptDays, as: number(), input: true },
  backupsKept: {
    label: texts.backupsKept,
    as: number(),
    input: true,
    hint: texts.backupsKeptHint,
  },
  backsUpNightly: { label: texts.backsUpNightly, as: yesOrNo(), input: true },
});

/** The settings in the order of who asks for them (SET-1). */
export const settingsFields = { identity, signing, social, people, keeping };
