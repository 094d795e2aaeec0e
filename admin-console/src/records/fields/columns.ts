import type { Locale } from '@masar/ui';
import type { RaRecord } from 'react-admin';
import type { RecordColumn } from '../column';
import { recordsMessages } from '../records.messages';
import { type Field, type Fields, isPair, type PairKind, pairOf } from './field';
import { csvOf, toldOf } from './told';

/** The columns of a list and its exports, in the order of the dictionary. */
export const columnsOf = <Row extends RaRecord>(fields: Fields<Row>, locale: Locale): RecordColumn<Row>[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!field.column) return [];
    return isPair(field.as) ? pairColumns(name, field, field.as, locale) : [plainColumn(name, field, locale)];
  });

function plainColumn<Row extends RaRecord>(name: string, field: Field<Row>, locale: Locale): RecordColumn<Row> {
  return {
    field: name,
    label: (field.heading ?? field.label)[locale.language],
    render: (row) => toldOf(name, field, row, locale),
    csv: (row) => csvOf(name, field, row, locale),
    isSortable: field.column === 'sorted',
    isOnlyExported: field.column === 'exported',
  };
}

/** On the screen the reader's language, in the file both. */
function pairColumns<Row extends RaRecord>(
  name: string,
  field: Field<Row>,
  kind: PairKind<'Ar' | ''>,
  locale: Locale,
): RecordColumn<Row>[] {
  const { language } = locale;
  const { inArabic, inEnglish } = recordsMessages[language];
  const { arabic, english } = pairOf(name, kind);
  const label = (field.heading ?? field.label)[language];
  const [first, second] = kind.sortsByBoth && language === 'en' ? [english, arabic] : [arabic, english];
  const textIn = (source: string) => (row: Row) => row[source] as string | null;
  return [
    {
      field: first,
      label,
      render: (row) => toldOf(name, field, row, locale),
      csv: textIn(first),
      isSortable: field.column === 'sorted',
      isOnlyExported: field.column === 'exported',
    },
    {
      field: second,
      label: second === english ? inEnglish(label) : inArabic(label),
      csv: textIn(second),
      isOnlyExported: true,
    },
  ];
}
