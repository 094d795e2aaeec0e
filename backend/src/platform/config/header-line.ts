import { ValidateBy } from 'class-validator';

/** A header's name and what it may hold, by RFC 9110. */
const fieldName = /^[\w!#$%&'*+.^`|~-]+$/;
const fieldValue = /^[\t\x20-\x7E\x80-\xFF]*$/;

/**
 * `name=value` by name, as OpenTelemetry writes headers in one line: split by commas, values percent-encoded; undefined for
 * a line that is none.
 */
export function headersIn(line: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const pair of line.split(',').filter(Boolean)) {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())];
    if (at < 1 || value === undefined || !fieldName.test(name) || !fieldValue.test(value)) return undefined;
    headers[name] = value;
  }
  return headers;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A line of headers; the message does not repeat it, for there may be a password in it. */
export const IsHeaderLine = (): PropertyDecorator =>
  ValidateBy({
    name: 'isHeaderLine',
    validator: {
      validate: (value) => typeof value === 'string' && headersIn(value) !== undefined,
      defaultMessage: () =>
        '$property must be name=value pairs split by commas, each value percent-encoded (a % is %25)',
    },
  });
