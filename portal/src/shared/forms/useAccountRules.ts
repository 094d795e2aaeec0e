import { limits } from '@masar/domain';
import { useLocale, useMessages } from '@masar/ui';
import { accountRulesMessages } from './account-rules.messages';
import { type FieldRule, written } from './useCheckedForm';
import { usePrintedRule } from './usePrintedRule';

/** Rules of names, address and password that the forms of accounts share (AUTH-2, AUTH-6). */
export function useAccountRules() {
  const text = useMessages(accountRulesMessages);
  const minimum = useLocale().format.number(limits.passwordMinimumLength);
  const newPassword: FieldRule = (value) => {
    if (value === '') return text.choosePassword(minimum);
    return value.length < limits.passwordMinimumLength ? text.longerPassword(minimum) : undefined;
  };
  const printed = usePrintedRule();
  const printedName =
    (missing: string): FieldRule =>
    (value) =>
      value === '' ? missing : printed(value);
  return { email: written(text.writeEmail), newPassword, printedName, password: written(text.writePassword) };
}
