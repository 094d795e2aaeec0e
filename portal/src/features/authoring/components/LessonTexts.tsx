import { directionOf } from '@masar/i18n';
import { shell, useMessages } from '@masar/ui';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { Tabs } from '#shared/tabs/Tabs';
import { lessonFormMessages } from '../messages/lesson-form.messages';
import type { LessonFormValues } from '../model/lesson-form';
import { MarkdownField } from './MarkdownField';
import type { TextLanguage } from './shown-languages';

const names = {
  ar: { title: 'titleAr', description: 'descriptionAr', content: 'contentAr' },
  en: { title: 'titleEn', description: 'descriptionEn', content: 'contentEn' },
} as const;

type TextName = (typeof names)[TextLanguage]['title' | 'description' | 'content'];

interface LessonTextsProps {
  values: LessonFormValues;
  onChange: (changes: Partial<LessonFormValues>) => void;
  errorOf: (field: TextName) => string | undefined;
  /** Whose texts are shown: a failed save opens the language that has the error. */
  shown: TextLanguage;
  onShow: (language: TextLanguage) => void;
}

/** Title, description and Markdown text, one tab for each language. */
export function LessonTexts({ values, onChange, errorOf, shown, onShow }: LessonTextsProps) {
  const text = useMessages(lessonFormMessages);
  const { title, description, content } = names[shown];
  const language = { dir: directionOf(shown), lang: shown } as const;
  const field = (name: TextName) => ({
    ...language,
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <Tabs
      label={text.language}
      tabs={[
        { value: 'ar', label: text.arabic },
        { value: 'en', label: text.english },
      ]}
      value={shown}
      onChange={onShow}
    >
      <div className={shell.stack16}>
        <TextField
          label={text.title}
          required={shown === 'ar'}
          maxLength={200}
          hint={shown === 'en' ? text.englishHint : undefined}
          {...field(title)}
        />
        <TextArea label={text.description} rows={2} maxLength={2000} {...field(description)} />
        <MarkdownField label={text.content} hint={text.contentHint} {...field(content)} />
      </div>
    </Tabs>
  );
}
