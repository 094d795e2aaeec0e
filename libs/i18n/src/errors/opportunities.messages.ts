// Written by `npm run texts` from opportunities.ar.arb, opportunities.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures around volunteer hours. */
export const opportunitiesErrors = defineMessages({
  ar: {
    'opportunities.hours_not_found': 'لم نجد هذه الساعات.',
    'opportunities.hours_not_yours': 'لا يؤكّد الساعات إلا صاحب الفرصة.',
    'opportunities.hours_decided': 'سبق البتّ في ساعات هذا اليوم.',
    'opportunities.not_volunteering': 'يمكنك تسجيل الساعات بعد قبولك في فرصة تطوّع.',
  },
  en: {
    'opportunities.hours_not_found': 'These hours were not found.',
    'opportunities.hours_not_yours': 'Only its poster confirms the hours of an opportunity.',
    'opportunities.hours_decided': 'The hours of this day have been decided already.',
    'opportunities.not_volunteering': 'You can log hours once you are accepted for volunteering.',
  },
});
