import { shell, useMessages } from '@masar/ui';
import { type ChangeEventHandler, useDeferredValue } from 'react';
import { TextArea } from '#shared/forms/TextArea';
import { Markdown } from '#subjects/markdown/Markdown';
import { lessonFormMessages } from '../messages/lesson-form.messages';
import styles from './MarkdownField.module.css';

interface MarkdownFieldProps {
  label: string;
  hint: string;
  name: string;
  value: string;
  error: string | undefined;
  dir: 'rtl' | 'ltr';
  lang: string;
  onChange: ChangeEventHandler<HTMLTextAreaElement>;
}

/** A Markdown text and, beside it or below it, how learners will read it. */
export function MarkdownField({ value, dir, lang, ...field }: MarkdownFieldProps) {
  const text = useMessages(lessonFormMessages);
  // Typing stays quick; the preview follows when there is time.
  const shown = useDeferredValue(value);
  return (
    <div className={`${shell.stack16} ${styles.editor}`}>
      <div>
        <TextArea {...field} value={value} dir={dir} lang={lang} rows={18} spellCheck />
        <details className={styles.help}>
          <summary>{text.checkHelp}</summary>
          <p>{text.checkHint}</p>
          <pre>{text.checkExample}</pre>
        </details>
      </div>
      <section className={styles.preview} aria-label={text.livePreview}>
        <h3 className={styles.title}>{text.livePreview}</h3>
        {shown.trim() ? (
          <div dir={dir} lang={lang}>
            <Markdown>{shown}</Markdown>
          </div>
        ) : (
          <p className={styles.empty}>{text.previewEmpty}</p>
        )}
      </section>
    </div>
  );
}
