import { communityLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { useState } from 'react';
import { TextArea } from '#shared/forms/TextArea';
import { Tabs } from '#shared/tabs/Tabs';
import { Markdown } from '#subjects/markdown/Markdown';
import { composeMessages } from '../messages/compose.messages';
import styles from './MarkdownComposer.module.css';

interface MarkdownComposerProps {
  label: string;
  hint?: string | undefined;
  placeholder?: string;
  rows: number;
  value: string;
  error: string | undefined;
  onChange: (content: string) => void;
}

/** A Markdown text to write, and on a second tab how others will read it. */
export function MarkdownComposer({ value, error, onChange, ...field }: MarkdownComposerProps) {
  const text = useMessages(composeMessages);
  const [chosen, setChosen] = useState<'write' | 'preview'>('write');
  // What has to be mended has to be seen.
  const tab = error ? 'write' : chosen;
  return (
    <div className={styles.composer}>
      <Tabs
        label={text.view}
        tabs={[
          { value: 'write', label: text.write },
          { value: 'preview', label: text.preview },
        ]}
        value={tab}
        onChange={setChosen}
      >
        {tab === 'write' ? (
          <TextArea
            {...field}
            // An empty field shows its hint in the page's own direction.
            dir={value ? 'auto' : undefined}
            name="content"
            required
            spellCheck
            maxLength={communityLimits.contentMaximum}
            value={value}
            error={error}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <div className={styles.preview}>
            {value.trim() ? <Markdown from="people">{value}</Markdown> : <p>{text.previewEmpty}</p>}
          </div>
        )}
      </Tabs>
    </div>
  );
}
