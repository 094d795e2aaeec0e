import type { ErrorCode } from '@masar/i18n';

/** A text that would grow without bounds: nested, or unfolding, as only an attack does. Whoever knows the file says it (SEC-14). */
export class RefusedText extends Error {
  constructor(
    readonly reason: Extract<ErrorCode, 'bundle.too_deep' | 'bundle.unfolds'>,
    readonly params: Record<string, number>,
  ) {
    super(reason);
  }
}

/** The text itself, as long as it is not longer than allowed. */
export function within(maximum: number, text: string): string {
  if (text.length > maximum) throw new RefusedText('bundle.unfolds', { max: maximum });
  return text;
}
