import { latinDigits, lineOfFile, plainNumber, readNumber, typedCode, typedProse } from '@masar/domain';
import { refuse } from './bundle-refusal.js';

/** An object of a bundle's json, read field by field; what is wrong is refused by file and field. */
export class JsonFields {
  constructor(
    private readonly file: string,
    private readonly path: string,
    private readonly values: Record<string, unknown>,
  ) {}

  static of(file: string, path: string, value: unknown): JsonFields {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(file, 'bundle.field', { field: path || '{}' });
    return new JsonFields(file, path, value as Record<string, unknown>);
  }

  /** A text of one line, as a field would keep it (SEC-6). */
  text(name: string, maximum: number): string {
    return this.optionalText(name, maximum) ?? this.refuse(name);
  }

  /** Null where missing or empty. */
  optionalText(name: string, maximum: number): string | null {
    return this.typed(name, maximum, lineOfFile);
  }

  /** A text of several lines. */
  prose(name: string, maximum: number): string {
    return this.optionalProse(name, maximum) ?? this.refuse(name);
  }

  optionalProse(name: string, maximum: number): string | null {
    return this.typed(name, maximum, typedProse);
  }

  private typed(name: string, maximum: number, clean: (text: string) => string): string | null {
    const value = this.values[name] ?? '';
    if (typeof value !== 'string' || value.includes('\0') || !value.isWellFormed()) return this.refuse(name);
    const text = clean(value);
    return text.length > maximum ? this.refuse(name) : text || null;
  }

  wholeNumber(name: string, minimum: number, maximum: number): number {
    return this.optionalNumber(name, minimum, maximum) ?? this.refuse(name);
  }

  /** A number, or one that somebody typed as text, in whichever digits. */
  optionalNumber(name: string, minimum: number, maximum: number): number | null {
    const given = this.values[name] ?? null;
    if (given === null) return null;
    const value = typeof given === 'string' ? readNumber(given) : given;
    return typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum
      ? value
      : this.refuse(name);
  }

  /** A decimal with two places; numbers and strings are taken. */
  money(name: string): string {
    const given = this.values[name] ?? '0';
    if (typeof given !== 'string' && typeof given !== 'number') return this.refuse(name);
    const value = plainNumber(String(given));
    return /^\d{1,8}(\.\d{1,2})?$/.test(value) ? Number(value).toFixed(2) : this.refuse(name);
  }

  flag(name: string, otherwise = false): boolean {
    const value = this.values[name] ?? otherwise;
    return typeof value === 'boolean' ? value : this.refuse(name);
  }

  oneOf<Word extends string>(name: string, words: readonly Word[]): Word {
    return words.find((word) => word === this.values[name]) ?? this.refuse(name);
  }

  matching(name: string, rule: (text: string) => boolean, maximum: number): string | null {
    const text = this.optionalText(name, maximum);
    return text === null || rule(text) ? text : this.refuse(name);
  }

  /** What programs write in Latin digits, as a moment, and people perhaps in others. */
  matchingCode(name: string, rule: (text: string) => boolean, maximum: number): string | null {
    const text = this.optionalText(name, maximum);
    const code = text && latinDigits(typedCode(text));
    return code === null || rule(code) ? code : this.refuse(name);
  }

  /** The objects of a list; a missing list is empty. */
  list(name: string, maximum: number): JsonFields[] {
    const value = this.values[name] ?? [];
    if (!Array.isArray(value) || value.length > maximum) return this.refuse(name);
    return value.map((item, place) => JsonFields.of(this.file, `${this.pathOf(name)}[${place}]`, item));
  }

  /** The object under a name, null where missing. */
  optional(name: string): JsonFields | null {
    const value = this.values[name] ?? null;
    return value === null ? null : JsonFields.of(this.file, this.pathOf(name), value);
  }

  /** Whatever stands there, for who reads it by a form of their own. */
  raw(name: string): unknown {
    return this.values[name];
  }

  words(name: string): string[] | null {
    const value = this.values[name] ?? null;
    if (value === null) return null;
    return Array.isArray(value) && value.every((word) => typeof word === 'string') ? value : this.refuse(name);
  }

  /** Decimals above `least` up to `most` with at most two places, as text. */
  decimal(name: string, { least, most, fallback }: { least: number; most: number; fallback?: string }): string {
    const given = this.values[name] ?? fallback;
    const value = typeof given === 'string' ? plainNumber(given) : '';
    if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(value)) return this.refuse(name);
    return Number(value) >= least && Number(value) <= most ? Number(value).toFixed(2) : this.refuse(name);
  }

  refuse(name: string): never {
    return refuse(this.file, 'bundle.field', { field: this.pathOf(name) });
  }

  /** Where a field stands in its file. */
  pathOf(name: string): string {
    return this.path ? `${this.path}.${name}` : name;
  }
}
