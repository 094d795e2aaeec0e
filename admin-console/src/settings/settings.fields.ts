import type { components } from '@masar/contracts';
import { choice, defineFields, email, latin, number, pair, yesOrNo } from '../records/fields';

export type Settings = components['schemas']['SettingsRecord'];

/** The one record. */
export const settingsId = 'organization';

const identity = defineFields<Settings>()({
  name: {
    label: { ar: 'اسم المؤسسة', en: 'Name of the organisation' },
    as: pair(),
    printed: true,
    input: true,
    hint: {
      ar: 'يظهر في رأس الموقع، ومرسِلاً في الرسائل، وعلى الشهادات الجديدة.',
      en: 'Shown in the head of the site, as the sender of mail, and on new certificates.',
    },
  },
  contactMailbox: {
    label: { ar: 'بريد رسائل الزوار', en: 'Mailbox for visitors’ messages' },
    as: email,
    input: true,
    hint: { ar: 'تصل إليه رسائل صفحة «اتصل بنا».', en: 'Receives what is written on the contact page.' },
  },
  logoUrl: {
    label: { ar: 'عنوان الشعار', en: 'Address of the logo' },
    as: latin,
    input: true,
    hint: {
      ar: 'يظهر في رأس الموقع والرسائل. ارفع صورة، أو اكتب عنوان صورة على الشبكة.',
      en: 'Shown in the head of the site and of mail. Upload a picture, or give the address of one on the web.',
    },
  },
});

/** Social accounts are called by their own names. */
const account = (name: string) => ({ label: { ar: name, en: name }, as: latin, input: true }) as const;

const social = defineFields<Settings>()({
  facebookUrl: account('Facebook'),
  instagramUrl: account('Instagram'),
  linkedinUrl: account('LinkedIn'),
  youtubeUrl: account('YouTube'),
  telegramUrl: account('Telegram'),
});

const people = defineFields<Settings>()({
  registrationOpen: {
    label: { ar: 'يمكن لأي أحد إنشاء حساب', en: 'Anybody may make an account' },
    as: yesOrNo(),
    input: true,
  },
  roleChanges: {
    label: { ar: 'طلبات تغيير الدور', en: 'Requests for another role' },
    as: choice<Settings['roleChanges']>({
      by_request: { ar: 'يبتّ فيها مدير', en: 'An administrator decides' },
      closed: { ar: 'لا تُقبل', en: 'Not accepted' },
    }),
    input: true,
  },
});

const keeping = defineFields<Settings>()({
  eventsKeptMonths: {
    label: { ar: 'أحداث الاستعمال (أشهر)', en: 'Events of usage (months)' },
    as: number(),
    input: true,
    hint: { ar: 'من 1 إلى 13 شهراً، ثم تُنسى.', en: 'From 1 to 13 months, then forgotten.' },
  },
  reportsKeptDays: { label: { ar: 'التقارير (أيام)', en: 'Reports (days)' }, as: number(), input: true },
  backupsKept: {
    label: { ar: 'عدد النسخ الاحتياطية', en: 'Number of backups' },
    as: number(),
    input: true,
    hint: { ar: 'تبقى أحدث النسخ، ويُحذف ما قبلها.', en: 'The newest stay, those before are deleted.' },
  },
  backsUpNightly: { label: { ar: 'نسخة احتياطية كل ليلة', en: 'A backup every night' }, as: yesOrNo(), input: true },
});

/** The settings in the order of who asks for them (SET-1). */
export const settingsFields = { identity, social, people, keeping };
