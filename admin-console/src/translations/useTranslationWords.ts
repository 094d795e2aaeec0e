import { useMessages } from '@masar/ui';
import { translationsMessages } from './translations.messages';

/** Names kinds of records, their fields and languages; what is unknown is shown as the server calls it. */
export function useTranslationWords() {
  const text = useMessages(translationsMessages);
  const fields: Partial<Record<string, string>> = {
    title: text.fieldTitle,
    name: text.fieldName,
    description: text.fieldDescription,
  };
  const types: Partial<Record<string, string>> = {
    courses: text.courses,
    lessons: text.lessons,
    categories: text.categories,
  };
  const languages: Partial<Record<string, string>> = { ckb: text.ckb };
  return {
    fieldOf: (field: string) => fields[field] ?? field,
    typeOf: (type: string) => types[type] ?? type,
    languageOf: (language: string) => languages[language] ?? language,
  };
}
