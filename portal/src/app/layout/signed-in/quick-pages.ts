import type { Role } from '@masar/domain';
import { eachLanguage, type Language } from '@masar/i18n';
import { shellMessages } from '../shell.messages';
import { frameMessages } from './frame.messages';
import { accountPlaces, administration, type Place, toolGroups } from './places';

const words = eachLanguage((language) => ({ ...shellMessages[language], ...frameMessages[language] }));

/** Every place that a role may open, under its names in every language: the pages of the quick search. */
export function quickPages(role: Role | null, language: Language) {
  const places: readonly Place[] = [
    ...toolGroups.flatMap((group): readonly Place[] => group.places),
    ...accountPlaces(role),
    ...(role === 'admin' ? [administration] : []),
  ];
  return places.map(({ to, text, icon }) => ({
    to,
    icon,
    name: words[language][text],
    names: Object.values(words).map((inLanguage) => inLanguage[text]),
  }));
}
