import type { components } from '@masar/contracts';
import { Link } from 'react-router-dom';
import { choice, defineFields, derived, email, moment, number, pair, role, text, yesOrNo } from '../records/fields';
import { filteredList } from '../records/filtered-list';
import { personName } from '../records/person-name';

export type User = components['schemas']['UserRecord'];

/** Whether the account works, waits for its address, or is kept out. */
const accountState = choice(
  {
    active: { ar: 'فعّال', en: 'Active' },
    suspended: { ar: 'موقوف', en: 'Suspended' },
    unverified: { ar: 'بريد غير مؤكد', en: 'E-mail not confirmed' },
  },
  { tones: { active: 'green', suspended: 'red', unverified: 'yellow' } },
);

export const userFields = defineFields<User>()({
  person: { label: { ar: 'الاسم', en: 'Name' }, column: true, tell: personName, csv: personName },
  firstName: { label: { ar: 'الاسم الأول', en: 'First name' }, input: true, required: true, printed: true },
  lastName: { label: { ar: 'اسم العائلة', en: 'Last name' }, input: true, required: true, printed: true },
  email: {
    label: { ar: 'البريد الإلكتروني', en: 'E-mail' },
    as: email,
    column: 'sorted',
    show: true,
    input: 'new',
    required: true,
    hint: {
      ar: 'تصل إلى هذا العنوان رسالة يختار صاحبها كلمة مروره.',
      en: 'A message with a link for choosing a password is sent to this address.',
    },
  },
  role: {
    label: { ar: 'الدور', en: 'Role' },
    as: role,
    column: true,
    show: true,
    input: true,
    required: true,
    filter: true,
  },
  access: {
    label: { ar: 'حالة الحساب', en: 'State of the account' },
    column: true,
    show: true,
    ...derived(accountState, ({ isSuspended, isVerified }: User) =>
      isSuspended ? 'suspended' : isVerified ? 'active' : 'unverified',
    ),
  },
  name: {
    label: { ar: 'الاسم الكامل للشهادات', en: 'Full name for certificates' },
    as: pair(),
    printed: true,
    column: 'exported',
    show: true,
    input: true,
  },
  bio: { label: { ar: 'نبذة', en: 'About' }, as: text({ rows: 3 }), show: true, input: 'existing' },
  isSuspended: {
    label: { ar: 'إيقاف الحساب', en: 'Suspend the account' },
    as: yesOrNo({ yes: { ar: 'موقوف', en: 'Suspended' }, no: { ar: 'غير موقوف', en: 'Not suspended' } }),
    input: 'existing',
    filter: true,
    hint: {
      ar: 'تنتهي جلساته كلها ولا يستطيع صاحبه الدخول حتى يُرفع الإيقاف.',
      en: 'All sessions end, and the person cannot sign in until the suspension is lifted.',
    },
  },
  isVerified: {
    label: { ar: 'تأكيد البريد', en: 'Confirmed e-mail' },
    as: yesOrNo({ yes: { ar: 'مؤكد', en: 'Confirmed' }, no: { ar: 'غير مؤكد', en: 'Not confirmed' } }),
    filter: true,
  },
  enrollmentsCount: {
    label: { ar: 'الالتحاقات', en: 'Enrolments' },
    as: number(),
    column: true,
    show: true,
    fact: ({ id, enrollmentsCount }, { format }) => (
      <Link to={filteredList('enrollments', { userId: id })}>{format.number(enrollmentsCount)}</Link>
    ),
  },
  certificatesCount: {
    label: { ar: 'الشهادات', en: 'Certificates' },
    as: number(),
    column: 'exported',
    show: true,
    fact: ({ id, certificatesCount }, { format }) => (
      <Link to={filteredList('certificates', { userId: id })}>{format.number(certificatesCount)}</Link>
    ),
  },
  lastActiveAt: { label: { ar: 'آخر نشاط', en: 'Last active' }, as: moment, column: 'sorted', show: true },
  createdAt: { label: { ar: 'أُنشئ في', en: 'Created on' }, as: moment, column: 'sorted', show: true, filter: true },
  suspendedAt: { label: { ar: 'أُوقف في', en: 'Suspended on' }, as: moment, show: 'known' },
});
