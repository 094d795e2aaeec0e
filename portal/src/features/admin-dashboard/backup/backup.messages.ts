// Written by `npm run texts` from backup.ar.arb, backup.en.arb.
import { defineMessages } from '@masar/i18n';

export const backupMessages = defineMessages({
  ar: {
    title: 'النسخ الاحتياطي',
    intro: 'نسخة واحدة تحفظ قاعدة البيانات والملفات كما هي في لحظة واحدة، ويواصل الجميع عملهم.',
    start: 'إنشاء نسخة الآن',
    waiting: 'تبدأ النسخة بعد لحظات…',
    running: (percent: string) => `أُنجز ${percent} من النسخة`,
    progress: 'تقدّم النسخة الاحتياطية',
    latest: 'آخر نسخة:',
    never: 'لا توجد نسخة بعد.',
    download: (size: string) => `تنزيل آخر نسخة (${size})`,
    keepSafe: 'فيها كل بيانات المنصة؛ احفظها في مكان آمن.',
    failed: 'لم تكتمل النسخة الأخيرة. تأكد من المساحة المتاحة ثم أعد المحاولة.',
    notBegun: 'تعذّر بدء النسخة الاحتياطية',
    notLoaded: 'تعذّر تحميل حال النسخ',
    all: 'كل النسخ',
  },
  en: {
    title: 'Backups',
    intro: 'One file keeps the database and the files as they are at one moment, while everybody goes on working.',
    start: 'Make a backup now',
    waiting: 'The backup begins in a moment…',
    running: (percent: string) => `${percent} of the backup is done`,
    progress: 'Progress of the backup',
    latest: 'Latest backup:',
    never: 'There is no backup yet.',
    download: (size: string) => `Download the latest (${size})`,
    keepSafe: 'It holds all data of the platform; keep it in a safe place.',
    failed: 'The last backup was not finished. Check the free space, then try again.',
    notBegun: 'The backup could not be begun',
    notLoaded: 'The state of backups could not be loaded',
    all: 'All backups',
  },
});
