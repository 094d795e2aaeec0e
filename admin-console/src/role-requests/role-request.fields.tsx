import type { components } from '@masar/contracts';
import { Excerpt } from '../records/Excerpt';
import { choice, defineFields, email, moment, role, type Words } from '../records/fields';

export type RoleRequest = components['schemas']['RoleRequestResponse'];

export const personOf = ({ userName, email: address }: RoleRequest): string => userName || address;

export const requestStatuses: Words<RoleRequest['status']> = {
  pending: { ar: 'قيد المراجعة', en: 'Under review' },
  approved: { ar: 'مقبول', en: 'Approved' },
  refused: { ar: 'مرفوض', en: 'Refused' },
};

/** Who wishes for which role (AUTH-7). */
export const roleRequestFields = defineFields<RoleRequest>()({
  userName: { label: { ar: 'صاحب الطلب', en: 'Requested by' }, column: true, show: true, tell: personOf },
  email: { label: { ar: 'البريد الإلكتروني', en: 'E-mail' }, as: email, show: true },
  currentRole: { label: { ar: 'دوره الآن', en: 'Role now' }, as: role, column: true, show: true },
  role: { label: { ar: 'الدور المطلوب', en: 'Role asked for' }, as: role, column: 'sorted', show: true },
  reason: {
    label: { ar: 'لماذا يطلبه', en: 'Why' },
    column: true,
    tell: ({ reason }) => (reason ? <Excerpt>{reason}</Excerpt> : '—'),
  },
  status: {
    label: { ar: 'الحالة', en: 'Status' },
    as: choice(requestStatuses, { tones: { pending: 'yellow', approved: 'green', refused: 'red' } }),
    column: 'sorted',
    show: true,
  },
  createdAt: { label: { ar: 'تاريخ الطلب', en: 'Requested on' }, as: moment, column: 'sorted', show: true },
  decidedAt: { label: { ar: 'تاريخ القرار', en: 'Decided on' }, as: moment, show: 'known' },
  decisionReason: { label: { ar: 'ما قيل له', en: 'What they were told' }, show: 'known' },
});
