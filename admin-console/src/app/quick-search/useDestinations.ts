import { useLocale, useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { latestFirst } from '../../records/latest-first';
import { layoutMessages } from '../layout/layout.messages';
import { type Destination, screensIn, searched } from './destinations';
import { quickSearchMessages } from './quick-search.messages';

/** Pause in typing after which the server is asked. */
const PAUSE_MS = 250;
/** Records of each kind. */
const few = { page: 1, perPage: 5 };

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Screens whose name holds the words, and records that the lists of the server find by them. */
export function useDestinations(typed: string): { found: Destination[]; isSearching: boolean } {
  const { language } = useLocale();
  const names = useMessages(layoutMessages);
  const text = useMessages(quickSearchMessages);
  const dataProvider = useDataProvider();
  const words = typed.trim();
  const q = useSettled(words);
  const records = useQuery({
    queryKey: ['quick-search', q, language],
    enabled: q.length > 1,
    queryFn: () =>
      Promise.all(
        searched.map(async ({ resource, label, nameOf, to }) => {
          const asked = { pagination: few, sort: latestFirst, filter: { q } };
          const { data } = await dataProvider.getList(resource, asked);
          return data.map((entry) => ({
            group: names[label],
            name: nameOf(entry, language),
            to: to(String(entry.id)),
          }));
        }),
      ),
  });
  const screens = screensIn(language, text.screens).filter(({ name }) =>
    name.toLocaleLowerCase().includes(words.toLocaleLowerCase()),
  );
  const found = words.length > 1 ? (records.data ?? []).flat() : [];
  return { found: [...screens, ...found], isSearching: words.length > 1 && (records.isFetching || q !== words) };
}
