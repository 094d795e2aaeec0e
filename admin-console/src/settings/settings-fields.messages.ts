// Written by `npm run texts` from settings-fields.ar.arb, settings-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const roleChangesTexts = defineMessages({
  ar: {
    by_request: 'يبتّ فيها مدير',
    closed: 'لا تُقبل',
  },
  en: {
    by_request: 'An administrator decides',
    closed: 'Not accepted',
  },
});

export const settingsFieldTexts = defineMessages({
  ar: {
    name: 'اسم المؤسسة',
    nameHint: 'يظهر في رأس الموقع، ومرسِلاً في الرسائل، وعلى الشهادات الجديدة.',
    contactMailbox: 'بريد رسائل الزوار',
    contactMailboxHint: 'تصل إليه رسائل صفحة «اتصل بنا».',
    logoUrl: 'عنوان الشعار',
    logoUrlHint: 'يظهر في رأس الموقع والرسائل. ارفع صورة، أو اكتب عنوان صورة على الشبكة.',
    signatoryName: 'اسم من يوقّع',
    signatoryNameHint: 'يظهر على الشهادات الجديدة. ما صدر قبل التغيير يبقى كما هو.',
    signatoryOffice: 'منصبه',
    signatoryOfficeHint: 'كما يُكتب تحت التوقيع، مثل: مديرة البرامج.',
    registrationOpen: 'يمكن لأي أحد إنشاء حساب',
    roleChanges: 'طلبات تغيير الدور',
    eventsKeptMonths: 'أحداث الاستخدام (أشهر)',
    eventsKeptMonthsHint: 'من 1 إلى 13 شهراً، ثم تُنسى.',
    reportsKeptDays: 'التقارير (أيام)',
    backupsKept: 'عدد النسخ الاحتياطية',
    backupsKeptHint: 'تبقى أحدث النسخ، ويُحذف ما قبلها.',
    backsUpNightly: 'نسخة احتياطية كل ليلة',
  },
  en: {
    name: 'Name of the organisation',
    nameHint: 'Shown in the head of the site, as the sender of mail, and on new certificates.',
    contactMailbox: 'Mailbox for visitors’ messages',
    contactMailboxHint: 'Receives what is written on the contact page.',
    logoUrl: 'Address of the logo',
    logoUrlHint: 'Shown in the head of the site and of mail. Upload a picture, or give the address of one on the web.',
    signatoryName: 'Name of who signs',
    signatoryNameHint: 'Stands on new certificates. Those issued before a change stay as they are.',
    signatoryOffice: 'Their office',
    signatoryOfficeHint: 'As it is written below the signature, for example: Head of programmes.',
    registrationOpen: 'Anyone can create an account',
    roleChanges: 'Requests for another role',
    eventsKeptMonths: 'Events of usage (months)',
    eventsKeptMonthsHint: 'From 1 to 13 months, then forgotten.',
    reportsKeptDays: 'Reports (days)',
    backupsKept: 'Number of backups',
    backupsKeptHint: 'The newest stay, those before are deleted.',
    backsUpNightly: 'A backup every night',
  },
});
