import { type Language, pickLocalized } from '@masar/i18n';
import { personChoice } from '../../records/person-name';
import { layoutMessages } from '../layout/layout.messages';
import { menuGroups, type MenuItem } from '../layout/menu-groups';

/** Somewhere in the console that can be gone to. */
export interface Destination {
  /** What it is found among. */
  group: string;
  name: string;
  to: string;
}

type Entry = Readonly<Record<string, string | null>> & { id: string };

interface Searched {
  resource: string;
  label: MenuItem['label'];
  nameOf: (entry: Entry, language: Language) => string;
  to: (id: string) => string;
}

const pageOf = (resource: string) => (id: string) => `/${resource}/${encodeURIComponent(id)}/show`;
const titled: Searched['nameOf'] = (entry, language) => pickLocalized<string>(entry, 'title', language);
const person: Searched['nameOf'] = ({ firstName = null, lastName = null, email }) =>
  personChoice({ firstName, lastName, email: email ?? '' });

/** Records that are looked for by name, those asked for most first. */
export const searched: readonly Searched[] = [
  { resource: 'users', label: 'users', nameOf: person, to: pageOf('users') },
  { resource: 'courses', label: 'courses', nameOf: titled, to: pageOf('courses') },
  {
    resource: 'question-banks',
    label: 'questionBanks',
    nameOf: ({ name }) => name ?? '',
    to: pageOf('question-banks'),
  },
  { resource: 'assignments', label: 'assignments', nameOf: titled, to: pageOf('assignments') },
  { resource: 'discussions', label: 'discussions', nameOf: ({ title }) => title ?? '', to: pageOf('discussions') },
  { resource: 'opportunities', label: 'opportunities', nameOf: titled, to: pageOf('opportunities') },
  { resource: 'jobs', label: 'jobs', nameOf: titled, to: pageOf('jobs') },
];

/** The overview and every list of the menu. */
export const screensIn = (language: Language, group: string): Destination[] => {
  const text = layoutMessages[language];
  const lists = menuGroups.flatMap(({ items }) => items);
  return [
    { group, name: text.dashboard, to: '/' },
    ...lists.map(({ label, resource }) => ({ group, name: text[label], to: `/${resource}` })),
  ];
};
