import { governorates } from '@masar/domain';
import { textIn } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import type { Choice } from './FilterBar';
import { useGovernoratesMessages } from './use-governorates.messages';

/** Where a posting lies, as something that a list is narrowed by. */
export function useGovernorates(): Choice {
  const { language } = useLocale();
  const words = Object.fromEntries(governorates.map((place) => [place.id, textIn(place, language)]));
  return { ...useMessages(useGovernoratesMessages), name: 'governorate', words };
}
