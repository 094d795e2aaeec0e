import { governorates } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import { ChoiceFilter } from '../records/filters';
import { postingWords } from './posting-words.messages';

export function GovernorateFilter() {
  const text = useMessages(postingWords);
  const { language } = useLocale();
  const choices = governorates.map((place) => ({ value: place.id, label: place[language] }));
  return <ChoiceFilter source="governorate" label={text.place} choices={choices} />;
}
