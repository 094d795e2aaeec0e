import { defineMessages } from '@masar/i18n';

export const useGovernoratesMessages = defineMessages({
  ar: { label: 'المحافظة', all: 'كل المحافظات' },
  en: { label: 'Governorate', all: 'All governorates' },
});
