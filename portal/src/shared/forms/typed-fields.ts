type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Typed = Readonly<Record<string, string>>;

/** Secrets and files are nobody's to keep. */
const unkept = new Set(['password', 'file', 'hidden', 'submit', 'button']);

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.querySelectorAll<Field>('input[name], textarea[name], select[name]')].filter(
    ({ type, autocomplete }) => !unkept.has(type) && autocomplete !== 'one-time-code',
  );

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** What stands in the fields of a form, by their names. */
export function typedIn(form: HTMLFormElement): Typed {
  const typed: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    if (!isChoice(field)) typed[field.name] = field.value;
    else typed[field.name] = field.checked ? field.value : (typed[field.name] ?? '');
  }
  return typed;
}

/** React overhears what is set on the element itself. */
const setUnheard = (field: Field, property: string, value: unknown): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);

/** A click never takes a radio back; the event alone tells React, whose `onChange` finds it unchecked. */
function unchoose(radio: HTMLInputElement): void {
  setUnheard(radio, 'checked', false);
  radio.dispatchEvent(new Event('click', { bubbles: true }));
}

/** Writes it there again as if somebody typed it, so that what listens to the fields hears of it. */
export function typeInto(form: HTMLFormElement, typed: Typed): void {
  for (const field of fieldsOf(form)) {
    const value = typed[field.name];
    if (value === undefined) continue;
    if (isChoice(field)) {
      if (field.checked === (field.value === value)) continue;
      if (field.type === 'checkbox' || !field.checked) field.click();
      else unchoose(field);
    } else if (field.value !== value) {
      setUnheard(field, 'value', value);
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    }
  }
}
