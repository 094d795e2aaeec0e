import { questionDifficulties } from '@masar/domain';
import { typedNumber } from '@masar/i18n';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { FormFailure } from '#shared/forms/FormFailure';
import { SelectField } from '#shared/forms/SelectField';
import { TextField } from '#shared/forms/TextField';
import { useCheckedForm } from '#shared/forms/useCheckedForm';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useToast } from '#shared/toasts/ToastProvider';
import { type Composition, finalQueries, useSetFinal, written } from '../../final.queries';
import { finalMessages } from '../../messages/final.messages';
import styles from '../Form.module.css';

/** So many as one paper may ask. */
const mostDrawn = 100;
const usualDraw = '10';

const isCount = (typed: string): boolean => {
  const count = typedNumber(typed);
  return Number.isInteger(count) && count >= 1 && count <= mostDrawn;
};

interface AddDrawProps {
  courseId: string;
  composition: Composition;
}

/** So many questions of a bank, by chance, perhaps with a tag and a difficulty (QB-2). */
export function AddDraw({ courseId, composition }: AddDrawProps) {
  const text = useMessages(finalMessages);
  const toast = useToast();
  const banks = useSignedInQuery(finalQueries.banks());
  const set = useSetFinal(courseId);
  const { form, failure, errorOf } = useCheckedForm({
    rules: {
      bankId: () => undefined,
      count: (typed) => (isCount(typed) ? undefined : text.countWrong),
      difficulty: () => undefined,
      tag: () => undefined,
    },
    error: set.error,
    send: ({ bankId, count, difficulty, tag }) => {
      const known = questionDifficulties.find((one) => one === difficulty);
      const draw = { bankId, count: typedNumber(count), ...(known && { difficulty: known }), ...(tag && { tag }) };
      set.mutate([...composition.parts.map(written), draw], {
        onSuccess: () => toast({ title: text.saved, kind: 'success' }),
      });
    },
  });
  if (!banks.data) return null;
  if (banks.data.length === 0)
    return (
      <div className={styles.actions}>
        <p>{text.noBanks}</p>
        <ButtonLink to={paths.questionBanks.href()} variant="secondary">
          {text.toBanks}
        </ButtonLink>
      </div>
    );
  const [first] = [...banks.data].sort(
    (one, other) => Number(other.courseId === courseId) - Number(one.courseId === courseId),
  );
  return (
    <form {...form} className={styles.fields}>
      <div className={styles.pair}>
        <SelectField name="bankId" label={text.bank} defaultValue={first?.id}>
          {banks.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          name="count"
          label={text.count}
          defaultValue={usualDraw}
          inputMode="numeric"
          dir="ltr"
          error={errorOf('count')}
        />
        <SelectField name="difficulty" label={text.difficulty} defaultValue="">
          <option value="">{text.any}</option>
          {questionDifficulties.map((difficulty) => (
            <option key={difficulty} value={difficulty}>
              {text[difficulty]}
            </option>
          ))}
        </SelectField>
        <TextField name="tag" label={text.tag} />
      </div>
      <FormFailure {...failure} fallback={text.saveFailed} />
      <div className={styles.actions}>
        <Button type="submit" variant="outlined" loading={set.isPending}>
          {text.add}
        </Button>
      </div>
    </form>
  );
}
