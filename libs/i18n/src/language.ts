/** Interface languages, Arabic first (READ-4). */
export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'ar';

export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr');

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The best supported language of an Accept-Language header; Arabic when none matches. */
export function negotiateLanguage(header: string | undefined): Language {
  if (!header) return defaultLanguage;
  const ranked = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter((candidate) => isLanguage(candidate.language) && candidate.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return (ranked[0]?.language as Language | undefined) ?? defaultLanguage;
}
