import { ErrorState, useMessages } from '@masar/ui';
import { useEffect } from 'react';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { SelectField } from '#shared/forms/SelectField';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { compositionQueries } from '../../composition.queries';
import { compositionMessages } from '../../messages/composition.messages';
import styles from '../Form.module.css';

interface BankChoiceProps {
  /** Empty until there is one. */
  value: string;
  /** Its bank is chosen first. */
  courseId: string;
  onChange: (bankId: string) => void;
}

/** Which bank is asked from; who has none is shown the way to the first one. */
export function BankChoice({ value, courseId, onChange }: BankChoiceProps) {
  const text = useMessages(compositionMessages);
  const describe = useFailureText();
  const banks = useSignedInQuery(compositionQueries.banks());
  const first = banks.data?.find((bank) => bank.courseId === courseId) ?? banks.data?.[0];
  useEffect(() => {
    if (!value && first) onChange(first.id);
    // Only the answer decides: what is chosen by hand stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [first?.id]);
  if (banks.isError)
    return (
      <ErrorState headingLevel={3} title={text.banksFailed} onRetry={() => void banks.refetch()}>
        {describe(banks.error)}
      </ErrorState>
    );
  if (banks.data?.length === 0)
    return (
      <div className={styles.actions}>
        <p>{text.noBanks}</p>
        <ButtonLink to={paths.questionBanks.href()} variant="secondary">
          {text.toBanks}
        </ButtonLink>
      </div>
    );
  return (
    <SelectField
      label={text.bank}
      value={value}
      disabled={!banks.data}
      onChange={(event) => onChange(event.currentTarget.value)}
      choices={banks.data?.map(({ id, name }) => [id, name])}
    />
  );
}
