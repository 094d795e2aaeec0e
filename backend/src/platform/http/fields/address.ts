import { onOneLine, typedCode, typedMailAddress } from '@masar/domain';
import { applyDecorators } from '@nestjs/common';
import { IsEmail, isEmail, IsUrl, isURL, Matches, MaxLength, ValidateBy } from 'class-validator';
import { fieldMessage } from '../field-message.js';
import { cleaned, type FieldOptions, optional, property } from './field.js';

/** An e-mail address as it is written to: in small letters and Latin digits, without marks that nobody sees. */
export function Email(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', format: 'email', maxLength: 254 }),
    cleaned(typedMailAddress),
    ...optional(options),
    IsEmail({}, { message: fieldMessage('field.email') }),
    Matches(onOneLine, { message: fieldMessage('platform.unsafe_text') }),
    MaxLength(254, { message: fieldMessage('field.too_long', { max: 254 }) }),
  );
}

/** An absolute http(s) address, or null to clear it where optional (SEC-7). */
export function WebAddress(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', format: 'uri', maxLength: 2000 }),
    cleaned((typed) => typedCode(typed) || (options.optional ? null : '')),
    ...optional(options),
    IsUrl(
      { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
      { message: fieldMessage('field.web_address') },
    ),
    // What looks like an address but is none to a browser would break whoever reads it, e.g. https://[::1%25lo]/.
    Matches(onOneLine, { message: fieldMessage('platform.unsafe_text') }),
    ValidateBy(
      { name: 'readable', validator: { validate: isReadable } },
      { message: fieldMessage('field.web_address') },
    ),
    MaxLength(2000, { message: fieldMessage('field.too_long', { max: 2000 }) }),
  );
}

/** How somebody may be reached: a mail address or a full web address, empty for neither (SEC-7). */
export function ReachableAt(options: FieldOptions & { max: number }): PropertyDecorator {
  return applyDecorators(
    property(options, { type: 'string', maxLength: options.max }),
    cleaned(
      (typed) =>
        (/[@\uFE6B\uFF20]/.test(typed) && !typed.includes('/') ? typedMailAddress(typed) : typedCode(typed)) || null,
    ),
    ...optional(options),
    ValidateBy(
      { name: 'reachable', validator: { validate: isReachableAt } },
      { message: fieldMessage('field.mail_or_web_address') },
    ),
    MaxLength(options.max, { message: fieldMessage('field.too_long', { max: options.max }) }),
  );
}

const isReachableAt = (value: unknown): boolean =>
  typeof value === 'string' &&
  onOneLine.test(value) &&
  (isEmail(value) || (isURL(value, { protocols: ['http', 'https'], require_protocol: true }) && isReadable(value)));

const isReadable = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value);
