// Written by `npm run texts` from services.ar.arb, services.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of the services that members offer each other. */
export const servicesErrors = defineMessages({
  ar: {
    'services.not_finished': 'يمكنك تقييم الخدمة بعد إنجازها.',
    'services.already_rated': 'قيّمت هذه الخدمة من قبل.',
  },
  en: {
    'services.not_finished': 'You can rate the service once it is finished.',
    'services.already_rated': 'You have rated this service already.',
  },
});
