// Written by `npm run texts` from abuse-report-fields.ar.arb, abuse-report-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const reportStatusesTexts = defineMessages({
  ar: {
    open: 'مفتوح',
    upheld: 'مقبول',
    dismissed: 'مرفوض',
  },
  en: {
    open: 'Open',
    upheld: 'Upheld',
    dismissed: 'Dismissed',
  },
});

export const reasonTexts = defineMessages({
  ar: {
    spam: 'إعلان أو رسالة مزعجة',
    abuse: 'إساءة أو تنمّر',
    'off-topic': 'خارج الموضوع',
    'personal-data': 'بيانات شخصية',
    other: 'سبب آخر',
  },
  en: {
    spam: 'Advertising or spam',
    abuse: 'Insult or bullying',
    'off-topic': 'Off topic',
    'personal-data': 'Personal data',
    other: 'Something else',
  },
});

export const postStatusTexts = defineMessages({
  ar: {
    visible: 'ظاهرة للجميع',
    pending: 'تنتظر المراجعة',
    hidden: 'مخفية',
    deleted: 'حذفها كاتبها',
  },
  en: {
    visible: 'Visible to everybody',
    pending: 'Waits for review',
    hidden: 'Hidden',
    deleted: 'Deleted by its author',
  },
});

export const abuseReportFieldTexts = defineMessages({
  ar: {
    reportedText: 'المشاركة',
    reason: 'سبب البلاغ',
    note: 'تفاصيل المبلّغ',
    reporterName: 'المبلّغ',
    reportsCount: 'عدد البلاغات',
    status: 'الحالة',
    authorName: 'كاتب المشاركة',
    discussionTitle: 'النقاش',
    deleted: 'محذوف',
    postStatus: 'المشاركة الآن',
    createdAt: 'وصل',
    outcome: 'القرار وسببه',
    decidedAt: 'تاريخ القرار',
  },
  en: {
    reportedText: 'Post',
    reason: 'Reason of the report',
    note: 'Details of the reporter',
    reporterName: 'Reported by',
    reportsCount: 'Reports',
    status: 'Status',
    authorName: 'Author of the post',
    discussionTitle: 'Discussion',
    deleted: 'Deleted',
    postStatus: 'The post now',
    createdAt: 'Arrived',
    outcome: 'Decision and its reason',
    decidedAt: 'Decided on',
  },
});
