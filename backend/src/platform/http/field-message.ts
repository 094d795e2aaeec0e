import type { ErrorCode } from '@masar/i18n';
import type { ErrorParameters, FieldProblem } from '#platform/errors/app-error';

/** Packs a failure code into class-validator's message, so that the text is chosen per reader, not per rule. */
export const fieldMessage = (code: ErrorCode, params?: ErrorParameters): string => JSON.stringify({ code, params });

/** Unpacks what `fieldMessage` packed; messages of bare class-validator rules become the general text. */
export function parseFieldMessage(field: string, message: string): FieldProblem {
  if (message.startsWith('{')) return { field, ...(JSON.parse(message) as Omit<FieldProblem, 'field'>) };
  return { field, code: message.includes('should not exist') ? 'field.unknown' : 'field.invalid' };
}
