// Written by `npm run texts` from reports.ar.arb, reports.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of reports and their schedules. */
export const reportsErrors = defineMessages({
  ar: {
    'reports.not_found': 'لم نجد هذا التقرير.',
    'reports.not_ready': 'ليست لهذا التقرير أرقام الآن: لم يكتمل بعد أو انتهت مدة حفظه.',
    'reports.not_failed': 'لا يُعاد إلا تقرير متعثر. حدّث الصفحة لترى حال هذا التقرير.',
    'reports.schedule_not_found': 'لم نجد هذا الجدول.',
    'reports.recipient_not_admin': 'تُرسَل التقارير إلى مديري المنصة وحدهم. اختر من حساباتهم.',
  },
  en: {
    'reports.not_found': 'This report was not found.',
    'reports.not_ready': 'This report has no figures now: it is not finished yet, or its time is over.',
    'reports.not_failed': 'Only a failed report is made again. Reload the page to see how this one stands.',
    'reports.schedule_not_found': 'This schedule was not found.',
    'reports.recipient_not_admin': 'Reports are sent to administrators only. Choose their accounts.',
  },
});
