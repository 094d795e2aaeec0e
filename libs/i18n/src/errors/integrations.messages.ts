// Written by `npm run texts` from integrations.ar.arb, integrations.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of webhooks, and of what programs of the organisation read. */
export const integrationsErrors = defineMessages({
  ar: {
    'integrations.webhook_not_found': 'لم نجد خطاف الويب هذا.',
    'integrations.webhook_address_taken': 'لهذا العنوان خطاف ويب؛ عدّله بدلاً من إضافة آخر.',
    'integrations.webhook_address_refused': 'يجب أن يبدأ العنوان بـ https وألا يشير إلى شبكة داخلية.',
    'integrations.too_many_webhooks': 'بلغت الحد الأقصى: 20 خطاف ويب. احذف واحداً أولاً.',
    'integrations.delivery_not_found': 'لم نجد عملية الإرسال هذه.',
    'integrations.record_not_found': 'لم نجد هذا السجل؛ ربما حُذف.',
  },
  en: {
    'integrations.webhook_not_found': 'This webhook was not found.',
    'integrations.webhook_address_taken': 'This address has a webhook already; change that one instead.',
    'integrations.webhook_address_refused':
      'The address has to begin with https and must not point into an internal network.',
    'integrations.too_many_webhooks': 'There are 20 webhooks, the most there can be. Remove one first.',
    'integrations.delivery_not_found': 'This delivery was not found.',
    'integrations.record_not_found': 'This record was not found; it may have been erased.',
  },
});
