import { calendarDay } from '@masar/i18n';

type Values = Record<string, unknown>;

/** The day in Iraq, as date fields write it. */
export const dayOf = (moment: string | Date | null): string => (moment ? calendarDay(new Date(moment)) : '');

/** The texts of a posting by the names of its form; English is shown where it says something of its own. */
export function textsOf<Form extends Values>(posting: object, empty: Form): Form {
  const said = posting as Values;
  const written = (name: string) => said[`${name}Ar`] ?? said[name] ?? '';
  const texts = Object.entries(empty).map(([name, nothing]) => {
    const base = name.replace(/En$/, '');
    if (base === name) return [name, typeof nothing === 'string' ? written(name) : nothing];
    return [name, said[name] && said[name] !== written(base) ? said[name] : ''];
  });
  return Object.fromEntries(texts) as Form;
}

/** Fields as they are sent, those that are left empty too. */
export const trimmed = <Name extends string>(
  form: Record<NoInfer<Name>, string>,
  fields: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(fields.map((field) => [field, form[field].trim()])) as Record<Name, string>;

/** Fields as they are sent, where they say something. */
export const filled = <Name extends string>(
  form: Record<NoInfer<Name>, string>,
  fields: readonly Name[],
): Partial<Record<Name, string>> =>
  trimmed(
    form,
    fields.filter((field) => form[field].trim() !== ''),
  );

/** What is required and left empty. */
export const missingIn = <Name extends string>(form: Record<NoInfer<Name>, string>, required: readonly Name[]) =>
  Object.fromEntries(
    required.filter((field) => form[field].trim() === '').map((field) => [field, 'required']),
  ) as Partial<Record<Name, 'required'>>;
