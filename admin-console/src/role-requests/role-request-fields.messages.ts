// Written by `npm run texts` from role-request-fields.ar.arb, role-request-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const requestStatusesTexts = defineMessages({
  ar: {
    pending: 'قيد المراجعة',
    approved: 'مقبول',
    refused: 'مرفوض',
  },
  en: {
    pending: 'Under review',
    approved: 'Approved',
    refused: 'Refused',
  },
});

export const roleRequestFieldTexts = defineMessages({
  ar: {
    userName: 'صاحب الطلب',
    email: 'البريد الإلكتروني',
    currentRole: 'دوره الآن',
    role: 'الدور المطلوب',
    reason: 'لماذا يطلبه',
    status: 'الحالة',
    createdAt: 'تاريخ الطلب',
    decidedAt: 'تاريخ القرار',
    decisionReason: 'ما قيل له',
  },
  en: {
    userName: 'Requested by',
    email: 'E-mail',
    currentRole: 'Role now',
    role: 'Role asked for',
    reason: 'Why',
    status: 'Status',
    createdAt: 'Requested on',
    decidedAt: 'Decided on',
    decisionReason: 'What they were told',
  },
});
