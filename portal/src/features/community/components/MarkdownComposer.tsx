import { communityLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { useState } from 'react';
import { TextArea } from '#shared/forms/TextArea';
import { Tabs } from '#shared/tabs/Tabs';
import { Markdown } from '#subjects/markdown/Markdown';
import type { MentionPlace } from '../community-answers';
import { composeMessages } from '../messages/compose.messages';
import { useMentions } from '../useMentions';
import styles from './MarkdownComposer.module.css';
import { MentionList } from './MentionList';
import list from './MentionList.module.css';

interface MarkdownComposerProps {
  label: string;
  hint?: string | undefined;
  placeholder?: string;
  rows: number;
  value: string;
  error: string | undefined;
  /** Whom the text may call depends on it. */
  place: MentionPlace;
  onChange: (content: string) => void;
}

/** A Markdown text to write, and on a second tab how others will read it. */
export function MarkdownComposer({ value, error, place, onChange, ...field }: MarkdownComposerProps) {
  const text = useMessages(composeMessages);
  const [chosen, setChosen] = useState<'write' | 'preview'>('write');
  const { field: mentioning, ...mentions } = useMentions(value, onChange, place);
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
          <div className={list.place}>
            <TextArea
              {...field}
              {...mentioning}
              // An empty field shows its hint in the page's own direction.
              dir={value ? 'auto' : undefined}
              name="content"
              required
              spellCheck
              maxLength={communityLimits.contentMaximum}
              error={error}
            />
            <MentionList {...mentions} />
          </div>
        ) : (
          <div className={styles.preview}>
            {value.trim() ? <Markdown from="people">{value}</Markdown> : <p>{text.previewEmpty}</p>}
          </div>
        )}
      </Tabs>
    </div>
  );
}
