// Written by `npm run texts` from settings.ar.arb, settings.en.arb.
import { defineMessages } from '@masar/i18n';

export const settingsMessages = defineMessages({
  ar: {
    title: 'إعدادات المؤسسة',
    identity: 'الهوية',
    logo: 'الشعار',
    social: 'الحسابات في المواقع الأخرى',
    socialHint: 'تظهر في تذييل كل صفحة. ما تتركه فارغاً لا يظهر.',
    people: 'الناس',
    keeping: 'ما يُحفظ ومدته',
    saved: 'حُفظت الإعدادات',
    changedTitle: 'غيّر شخص آخر الإعدادات في هذه الأثناء.',
    changedText: 'لم يُحفظ ما كتبته. حمّل الإعدادات الحالية ثم أعد تعديلك.',
    changedFields: 'تغيّر:',
    load: 'تحميل الإعدادات الحالية',
    failedTitle: 'تعذّر تحميل الإعدادات',
  },
  en: {
    title: 'Organisation settings',
    identity: 'Identity',
    logo: 'Logo',
    social: 'Accounts elsewhere',
    socialHint: 'Shown at the foot of every page. Those left empty are left out.',
    people: 'People',
    keeping: 'What is kept, and how long',
    saved: 'The settings are saved',
    changedTitle: 'Somebody else has changed the settings meanwhile.',
    changedText: 'What you wrote is not saved. Load the present settings, then change them again.',
    changedFields: 'Changed:',
    load: 'Load the present settings',
    failedTitle: 'The settings could not be loaded',
  },
});
