import { useLocale } from '@masar/ui';
import { type Fields, isPair } from './field';

/** The filters of a list, in the order of the dictionary. */
export function FieldFilters<Row>({ fields }: { fields: Fields<Row> }) {
  const { language } = useLocale();
  return Object.entries(fields).map(([name, { as, label, filter }]) => {
    if (!filter || isPair(as) || !as?.filter) return null;
    const Filter = as.filter;
    return <Filter key={name} source={name} label={label[language]} />;
  });
}
