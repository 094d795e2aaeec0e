// Written by `npm run texts` from audit-entry-fields.ar.arb, audit-entry-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const auditEntryFieldTexts = defineMessages({
  ar: {
    atTheServer: 'سطر أوامر الخادم',
    at: 'الوقت',
    actorId: 'المنفّذ',
    deletedAccount: 'عضو سابق',
    action: 'الفعل',
    resource: 'السجل',
    after: 'الحقول',
    sequence: 'الرقم',
    resourceId: 'معرّف السجل',
    requestId: 'معرّف الطلب في سجل الخادم',
    hash: 'البصمة',
  },
  en: {
    atTheServer: 'The server’s command line',
    at: 'When',
    actorId: 'Who',
    deletedAccount: 'Former member',
    action: 'Action',
    resource: 'Record',
    after: 'Fields',
    sequence: 'Number',
    resourceId: 'Id of the record',
    requestId: 'Request in the log of the server',
    hash: 'Hash',
  },
});
