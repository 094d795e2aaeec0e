import type { Kind } from './field';
import { NumberField } from './NumberField';

interface Range {
  min?: number;
  max?: number;
}

export const number = (range: Range = {}): Kind<number> => ({
  tell: (value, { format }) => format.number(value),
  control: (props) => <NumberField {...props} {...range} />,
});

/** US dollars, which travel as text. */
export const price: Kind<string> = {
  tell: (value, { format }) => format.price(Number(value)),
  control: (props) => <NumberField {...props} min={0} hasDecimals />,
};

/** Points, which travel as text with two decimals: '85.00' is 85. */
export const score: Kind<string> = { tell: (value, { format }) => format.number(Number(value)) };

export const percent: Kind<string> = { tell: (value, { format }) => format.percent(Number(value)) };

export const rating: Kind<string> = { tell: (value, { format }) => format.rating(Number(value)) };
