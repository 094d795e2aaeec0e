import { governorateOf } from '@masar/domain';
import { endOfDay } from './posting.rules.js';
import type { PostingForm, PostingKind } from './posting-kind.js';

/** The columns that a form names. */
export function columnsFrom<Entity, Form extends PostingForm>(
  { words, columnsOf }: Pick<PostingKind<Entity, Form>, 'words' | 'columnsOf'>,
  form: Form,
): Partial<Entity> {
  const { title, titleEn, description, descriptionEn, isActive, ...rest } = form;
  return {
    ...words.in(rest),
    ...columnsOf(form),
    ...given({
      titleAr: title || undefined,
      titleEn: title ? titleEn || title : undefined,
      descriptionAr: description || undefined,
      descriptionEn: description ? descriptionEn || description : undefined,
      isActive,
    }),
  };
}

/** What was said at all. */
export const given = <Columns extends object>(
  columns: Columns,
): { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> } =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as never;

/** A number or a text that an empty one clears. */
export const orNothing = <Value>(value: Value | undefined): Value | null | undefined =>
  value === undefined ? undefined : value || null;

/** The governorate that a place names. */
export const governorateIn = (location: string | null | undefined) =>
  location === undefined ? undefined : location ? (governorateOf(location) ?? null) : null;

/** The last moment of the last day. */
export const deadlineOn = (day: string | null | undefined) =>
  day ? endOfDay(day) : day === undefined ? undefined : null;
