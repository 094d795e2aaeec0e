import { InvalidInput } from '#platform/errors/platform.errors';

/** A form sends the status as it was; one that differs is a wish, and only hiding and showing can be wished for. */
export function wishedStatus(sent: string | undefined, current: string | undefined): 'hidden' | 'visible' | undefined {
  if (sent === undefined || sent === current) return undefined;
  if (sent === 'hidden' || sent === 'visible') return sent;
  throw new InvalidInput({}, { fields: [{ field: 'status', code: 'field.invalid' }] });
}

/** Authors are told why, so hiding needs a reason (COM-4). */
export function reasonToHide(reason: string | undefined): string {
  if (reason) return reason;
  throw new InvalidInput({}, { fields: [{ field: 'reason', code: 'field.required' }] });
}
