// Written by `npm run texts` from need-list.ar.arb, need-list.en.arb.
import { defineMessages } from '@masar/i18n';

export const needListMessages = defineMessages({
  ar: {
    skill: 'المهارة',
    level: 'المستوى',
  },
  en: {
    skill: 'Skill',
    level: 'Level',
  },
});
