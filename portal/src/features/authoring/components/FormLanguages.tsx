import { useMessages } from '@masar/ui';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { Tabs } from '#shared/tabs/Tabs';
import { lessonFormMessages } from '../messages/lesson-form.messages';
import { bothLanguages, ShownLanguages, type TextLanguage } from './shown-languages';

interface FormLanguagesProps {
  /** The language in which something is wrong: its fields come to be shown. */
  wrong: TextLanguage | undefined;
  children: ReactNode;
}

/** On a phone the texts of one language at a time, chosen above them; side by side where there is room (CRS-4). */
export function FormLanguages({ wrong, children }: FormLanguagesProps) {
  const text = useMessages(lessonFormMessages);
  const isOnPhone = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const [shown, setShown] = useState<TextLanguage>('ar');
  const [seen, setSeen] = useState(wrong);
  if (wrong !== seen) {
    setSeen(wrong);
    if (wrong) setShown(wrong);
  }
  return (
    <ShownLanguages value={isOnPhone ? [shown] : bothLanguages}>
      {isOnPhone ? (
        <Tabs
          label={text.language}
          tabs={[
            { value: 'ar', label: text.arabic },
            { value: 'en', label: text.english },
          ]}
          value={shown}
          onChange={setShown}
        >
          {children}
        </Tabs>
      ) : (
        children
      )}
    </ShownLanguages>
  );
}
