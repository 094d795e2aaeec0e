import {
  latinDigits,
  letterWithoutFont,
  onOneLine,
  plainPercent,
  printableLine,
  typedCode,
  typedLine,
  typedProse,
  withoutUnseenInProse,
} from '@masar/domain';
import { applyDecorators } from '@nestjs/common';
import { IsString, Matches, MaxLength, MinLength, ValidateBy, type ValidationArguments } from 'class-validator';
import { fieldMessage } from '../field-message.js';
import { cleaned, type FieldOptions, optional, property } from './field.js';

interface TextOptions extends FieldOptions {
  min?: number;
  max: number;
  multiline?: boolean;
  /** Markdown with code, whose letters and indentation stay as they are written. */
  hasCode?: boolean;
  /**
   * One line that stands on certificates, badges and CVs: what can be written in other letters is, and a letter that no
   * font has is refused and named (CRT-3).
   */
  printed?: boolean;
}

/** Only empty lines around it go: blanks before the first line may make it code. */
const typedMarkdown = (text: string): string =>
  withoutUnseenInProse(text)
    .replace(/^(?:[ \t\r]*\n)+/, '')
    .trimEnd();

const typedForPaper = (text: string): string => printableLine(typedLine(text));

const letterMissingIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? letterWithoutFont(value) : undefined;

const Printable = (): PropertyDecorator =>
  ValidateBy({
    name: 'printable',
    validator: {
      validate: (value) => letterMissingIn(value) === undefined,
      defaultMessage: (asked?: ValidationArguments) =>
        fieldMessage('field.letter_not_printable', { letter: letterMissingIn(asked?.value) ?? '' }),
    },
  });

/** An empty text is missing rather than short. */
const longEnough = (min: number): PropertyDecorator =>
  MinLength(min, { message: min <= 1 ? fieldMessage('field.required') : fieldMessage('field.too_short', { min }) });

/**
 * Text in NFC, trimmed, without marks that nobody sees. One line unless `multiline`: there a tab or an end of a line is
 * a blank, and what turns the direction is refused (SEC-6).
 */
export function Text(options: TextOptions): PropertyDecorator {
  const min = options.min ?? (options.optional ? 0 : 1);
  return applyDecorators(
    property(options, { type: 'string', minLength: min, maxLength: options.max }),
    cleaned(cleaningOf(options)),
    ...optional(options),
    IsString({ message: fieldMessage('field.text') }),
    longEnough(min),
    MaxLength(options.max, { message: fieldMessage('field.too_long', { max: options.max }) }),
    ...(options.multiline ? [] : [Matches(onOneLine, { message: fieldMessage('platform.unsafe_text') })]),
    ...(options.printed ? [Printable()] : []),
  );
}

function cleaningOf({ hasCode, multiline, printed }: TextOptions): (typed: string) => string {
  if (hasCode) return typedMarkdown;
  if (multiline) return typedProse;
  return printed ? typedForPaper : typedLine;
}

/** Text of a closed form, e.g. a slug; digits of any keyboard. */
export function Pattern(pattern: RegExp, options: FieldOptions & { max: number }): PropertyDecorator {
  return closedForm(pattern, options, (typed) => latinDigits(typedCode(typed)));
}

/** A decimal as text, as `pattern` wants it; typed in any digits, with a comma, a point or the sign of percent. */
export function Decimal(pattern: RegExp, options: FieldOptions & { max: number }): PropertyDecorator {
  return closedForm(pattern, options, plainPercent);
}

function closedForm(
  pattern: RegExp,
  options: FieldOptions & { max: number },
  clean: (typed: string) => string,
): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', pattern: pattern.source, maxLength: options.max }),
    cleaned(clean),
    ...optional(options),
    IsString({ message: fieldMessage('field.text') }),
    MaxLength(options.max, { message: fieldMessage('field.too_long', { max: options.max }) }),
    Matches(pattern, { message: fieldMessage('field.pattern') }),
  );
}

/** A password: kept exactly as typed, never trimmed. */
export function Password(options: FieldOptions & { min: number }): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', format: 'password', minLength: options.min, maxLength: 200 }),
    ...optional(options),
    IsString({ message: fieldMessage('field.text') }),
    longEnough(options.min),
    MaxLength(200, { message: fieldMessage('field.too_long', { max: 200 }) }),
  );
}
