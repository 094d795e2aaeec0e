import { governorates } from '@masar/domain';
import { defineMessages } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import type { Choice } from './FilterBar';

const messages = defineMessages({
  ar: { label: 'المحافظة', all: 'كل المحافظات' },
  en: { label: 'Governorate', all: 'All governorates' },
});

/** Where a posting lies, as something that a list is narrowed by. */
export function useGovernorates(): Choice {
  const { language } = useLocale();
  const words = Object.fromEntries(governorates.map((place) => [place.id, place[language]]));
  return { ...useMessages(messages), name: 'governorate', words };
}
