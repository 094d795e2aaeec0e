/** What the forms of members call the Arabic texts, which fill both languages there. */
interface ArabicTexts {
  titleAr: string;
  descriptionAr: string;
}

/** Dates, numbers and keys that a form clears with null; a text is cleared with nothing, other words are never cleared. */
const clearedByNull = new Set(['startDate', 'endDate', 'applicationDeadline', 'totalHours', 'categoryId']);
const neverCleared = new Set(['type', 'category', 'price', 'isActive', 'employmentType', 'experienceLevel', 'skills']);

/** A change in the console as the form of whoever posted it: the owning module knows one form only. */
export function asMembersForm<Form>(
  {
    titleAr,
    titleEn,
    descriptionAr,
    descriptionEn,
    ...rest
  }: object &
    Partial<ArabicTexts> & {
      titleEn?: string | null;
      descriptionEn?: string | null;
    },
  current: ArabicTexts,
): Form {
  const title = titleAr ?? (titleEn === undefined ? undefined : current.titleAr);
  const description = descriptionAr ?? (descriptionEn === undefined ? undefined : current.descriptionAr);
  const details = Object.entries(rest).flatMap(([field, value]): [string, unknown][] => {
    if (value === null && neverCleared.has(field)) return [];
    return [[field, value === null && !clearedByNull.has(field) ? '' : (value as unknown)]];
  });
  return {
    ...Object.fromEntries(details),
    ...(title !== undefined && { title, titleEn: titleEn ?? '' }),
    ...(description !== undefined && { description, descriptionEn: descriptionEn ?? '' }),
  } as Form;
}
