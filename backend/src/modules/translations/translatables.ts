import { Injectable } from '@nestjs/common';
import { NotTranslatable } from './translations.errors.js';

/** How long a text may be, and whether over several lines. */
export interface TranslatableField {
  max: number;
  multiline?: boolean;
}

/** Rows whose texts can be translated, as their module declares them (TRN-2). */
export interface Translatable {
  /** The table, e.g. `courses`; its key is `id`. */
  entityType: string;
  /** The only fields that may be translated, e.g. `title` for the columns `title_ar` and `title_en`. */
  fields: Readonly<Record<string, TranslatableField>>;
  /** SQL condition of the rows that readers meet; where given, their first field says how far a language has come. */
  measured?: string;
}

/** What can be translated, filled by the modules that own the texts. */
@Injectable()
export class Translatables {
  private readonly known = new Map<string, Translatable>();

  register(...translatables: readonly Translatable[]): void {
    for (const translatable of translatables) this.known.set(translatable.entityType, translatable);
  }

  all(): Translatable[] {
    return [...this.known.values()];
  }

  /** Refuses what nobody declared. */
  field(entityType: string, field: string): TranslatableField {
    const fields = this.known.get(entityType)?.fields ?? {};
    const found = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (!found) throw new NotTranslatable({ entityType, field });
    return found;
  }
}
