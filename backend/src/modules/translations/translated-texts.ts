import { type ContentLanguage, type FurtherLanguage, translatedText } from '@masar/i18n';

/** What was found of a row's texts: `title` and `titleLanguage` and so on; texts that nobody wrote are missing. */
export type TextsInLanguage<Field extends string> = Partial<
  Record<Field, string> & Record<`${Field}Language`, ContentLanguage>
>;

type BilingualRow<Field extends string> = { id: string } & Record<`${Field}_ar` | `${Field}_en`, string | null>;

/** The texts of some rows in the further language that was asked for, with Arabic and English behind it (TRN-2). */
export class TranslatedTexts {
  private readonly contents = new Map<string, string>();

  constructor(
    private readonly language: FurtherLanguage,
    translations: readonly { entityId: string; field: string; content: string }[],
  ) {
    for (const { entityId, field, content } of translations) this.contents.set(`${entityId} ${field}`, content);
  }

  of<Field extends string>(row: BilingualRow<Field>, fields: readonly Field[]): TextsInLanguage<Field> {
    const bilingual: Record<string, string | null> = row;
    const entries = fields.flatMap((field) => {
      const found = translatedText(
        {
          [this.language]: this.contents.get(`${row.id} ${field}`),
          ar: bilingual[`${field}_ar`],
          en: bilingual[`${field}_en`],
        },
        this.language,
      );
      return found
        ? [
            [field, found.text],
            [`${field}Language`, found.language],
          ]
        : [];
    });
    return Object.fromEntries(entries) as TextsInLanguage<Field>;
  }
}
