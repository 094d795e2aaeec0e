import { typedMailAddress } from '@masar/domain';
import { ConfirmationMismatch } from '../privacy.errors.js';

/** Nothing comes back: nobody deletes by a slip of the finger who has to type the address. */
export function confirmAddress({ email }: { email: string }, typed: string): void {
  if (typedMailAddress(typed) !== typedMailAddress(email))
    throw new ConfirmationMismatch({}, { fields: [{ field: 'confirmation', code: 'privacy.confirmation_mismatch' }] });
}
