/** The same Markdown in both languages; one may be empty while an author has not written it. */
export interface LocalizedMarkdown {
  ar: string;
  en: string;
}
