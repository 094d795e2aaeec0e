import { type Handlers, json } from '#testing/stub-api';
import { aListedJob } from './a-job';
import { aService } from './a-service';
import { anOpportunity } from './an-opportunity';

type Changes = Partial<
  Pick<ReturnType<typeof anOpportunity>, 'id' | 'titleAr' | 'canManage' | 'isActive' | 'closedReason' | 'status'>
>;

/** What all kinds promise alike is tested over all of them. */
export const kinds = [
  {
    path: '/opportunities',
    role: 'volunteer',
    posting: (changes: Changes = {}): { id: string } => anOpportunity({ id: 'one', ...changes }),
    words: { one: 'فرصة واحدة', two: 'فرصتان', none: 'لا توجد فرص', nothing: 'لا توجد فرص' },
    failed: 'تعذّر تحميل الفرص',
    missing: 'هذه الفرصة غير موجودة',
    back: 'كل الفرص',
    close: ['إغلاق التقديم', 'فتح التقديم'],
    around: {} as Handlers,
  },
  {
    path: '/jobs',
    role: 'instructor',
    posting: (changes: Changes = {}): { id: string } => aListedJob({ id: 'one', ...changes }),
    words: { one: 'وظيفة واحدة', two: 'وظيفتان', none: 'لا وظائف مفتوحة الآن', nothing: 'لم نجد وظيفة تطابق اختيارك' },
    failed: 'تعذّر تحميل الوظائف',
    missing: 'هذه الوظيفة غير موجودة',
    back: 'كل الوظائف',
    close: ['إغلاق التقديم', 'فتح التقديم'],
    around: { 'GET /api/jobs/one/applications': () => json([]) },
  },
  {
    path: '/services',
    role: 'volunteer',
    posting: (changes: Changes = {}): { id: string } => aService({ id: 'one', ...changes }),
    words: { one: 'خدمة واحدة', two: 'خدمتان', none: 'لا توجد خدمات', nothing: 'لا توجد خدمات' },
    failed: 'تعذّر تحميل الخدمات',
    missing: 'هذه الخدمة غير موجودة',
    back: 'كل الخدمات',
    close: ['إيقاف مؤقت', 'استئناف'],
    around: {},
  },
] as const;
