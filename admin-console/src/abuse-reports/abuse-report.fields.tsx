import type { components } from '@masar/contracts';
import { deletedUser } from '../posts/post-fields';
import { Excerpt } from '../records/Excerpt';
import { age, choice, defineFields, moment, number, type Words } from '../records/fields';

export type AbuseReport = components['schemas']['AbuseReportResponse'];

/** Where one report stands. */
export const reportStatuses: Words<AbuseReport['status']> = {
  open: { ar: 'مفتوح', en: 'Open' },
  upheld: { ar: 'مقبول', en: 'Upheld' },
  dismissed: { ar: 'مرفوض', en: 'Dismissed' },
};

/** Who objects to what and why, and what was decided (COM-4). */
export const abuseReportFields = defineFields<AbuseReport>()({
  reportedText: {
    label: { ar: 'المشاركة', en: 'Post' },
    column: true,
    tell: ({ reportedText }) => <Excerpt>{reportedText}</Excerpt>,
  },
  // The choices of the portal's report form, in its words.
  reason: {
    label: { ar: 'سبب البلاغ', en: 'Reason of the report' },
    as: choice<AbuseReport['reason']>({
      spam: { ar: 'إعلان أو رسالة مزعجة', en: 'Advertising or spam' },
      abuse: { ar: 'إساءة أو تنمّر', en: 'Insult or bullying' },
      'off-topic': { ar: 'خارج الموضوع', en: 'Off topic' },
      'personal-data': { ar: 'بيانات شخصية', en: 'Personal data' },
      other: { ar: 'سبب آخر', en: 'Something else' },
    }),
    column: 'sorted',
    show: true,
  },
  note: { label: { ar: 'تفاصيل المبلّغ', en: 'Details of the reporter' }, show: 'known' },
  reporterName: {
    label: { ar: 'المبلّغ', en: 'Reported by' },
    show: true,
    tell: ({ reporterName }, { language }) => reporterName || deletedUser[language],
  },
  reportsCount: { label: { ar: 'عدد البلاغات', en: 'Reports' }, as: number(), column: true, show: true },
  status: {
    label: { ar: 'الحالة', en: 'Status' },
    as: choice(reportStatuses, { tones: { open: 'yellow', upheld: 'red', dismissed: 'neutral' } }),
    column: 'sorted',
    show: true,
  },
  authorName: {
    label: { ar: 'كاتب المشاركة', en: 'Author of the post' },
    show: true,
    tell: ({ authorName }, { language }) => authorName || deletedUser[language],
  },
  discussionTitle: {
    label: { ar: 'النقاش', en: 'Discussion' },
    show: true,
    tell: ({ discussionTitle }, { language }) => discussionTitle || { ar: 'محذوف', en: 'Deleted' }[language],
  },
  postStatus: {
    label: { ar: 'المشاركة الآن', en: 'The post now' },
    as: choice<AbuseReport['postStatus']>({
      visible: { ar: 'ظاهرة للجميع', en: 'Visible to everybody' },
      pending: { ar: 'تنتظر المراجعة', en: 'Waits for review' },
      hidden: { ar: 'مخفية', en: 'Hidden' },
      deleted: { ar: 'حذفها كاتبها', en: 'Deleted by its author' },
    }),
    show: true,
  },
  createdAt: { label: { ar: 'وصل', en: 'Arrived' }, as: age, column: 'sorted', show: true },
  outcome: { label: { ar: 'القرار وسببه', en: 'Decision and its reason' }, show: 'known' },
  decidedAt: { label: { ar: 'تاريخ القرار', en: 'Decided on' }, as: moment, show: 'known' },
});
