// Written by `npm run texts` from operations.ar.arb, operations.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of backups and settings. */
export const operationsErrors = defineMessages({
  ar: {
    'operations.backup_not_found': 'لم نجد هذه النسخة الاحتياطية.',
    'operations.backup_file_not_found': 'ملف هذه النسخة ليس موجوداً في الخادم. اصنع نسخة جديدة.',
    'operations.backup_underway': 'ما زالت هذه النسخة قيد الإعداد. انتظر حتى تنتهي.',
  },
  en: {
    'operations.backup_not_found': 'This backup was not found.',
    'operations.backup_file_not_found': 'The file of this backup is not on the server. Make a new one.',
    'operations.backup_underway': 'This backup is still being made. Wait until it has finished.',
  },
});
