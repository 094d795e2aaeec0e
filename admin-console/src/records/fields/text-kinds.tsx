import { TextArrayInput, TextInput } from 'react-admin';
import { EmailAddress } from '../EmailAddress';
import type { Kind, PairKind } from './field';

interface TextOptions {
  /** Several lines, over both columns of the form. */
  rows?: number;
  /** Left to right in both languages: addresses, keys, colours. */
  dir?: 'ltr';
  /** As many characters. */
  max?: number;
}

/** Words in one language. */
export const text = ({ rows, dir, max }: TextOptions): Kind<string> => ({
  ...(dir && { tell: (value) => <bdi dir={dir}>{value}</bdi> }),
  isWide: rows !== undefined,
  control: (props) => (
    <TextInput
      {...props}
      {...(rows && { multiline: true, minRows: rows, maxRows: 3 * rows })}
      slotProps={{ htmlInput: { dir: dir ?? 'auto', ...(max && { maxLength: max }) } }}
    />
  ),
});

/** Left to right in both languages, on one line. */
export const latin = text({ dir: 'ltr' });

export const email: Kind<string> = {
  tell: (value) => <EmailAddress>{value}</EmailAddress>,
  control: (props) => <TextInput {...props} type="email" slotProps={{ htmlInput: { dir: 'ltr' } }} />,
};

/** `title` in Arabic and English: `titleAr` and `titleEn`. */
export const pair = (options: Omit<PairKind<'Ar'>, 'arabic'> = {}): PairKind<'Ar'> => ({ arabic: 'Ar', ...options });

/** `company` with its optional `companyEn`: without it the Arabic one is shown in both languages. */
export const line = (options: Omit<PairKind<''>, 'arabic'> = {}): PairKind<''> => ({ arabic: '', ...options });

/** Short texts in an order, e.g. names of skills. */
export const list: Kind<string[]> = {
  tell: (values, { format }) => format.list(values),
  fact: (values) => values.join('\n'),
  csv: (values) => values.join(', '),
  control: (props) => <TextArrayInput {...props} />,
};
