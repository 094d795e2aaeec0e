/** How a plural is broken, and how its word may have been whole. */
const patterns: readonly (readonly [RegExp, readonly string[]])[] = [
  // متاحف is of متحف
  [/^(..)ا(..)$/, ['$1$2']],
  // مشاريع is of مشروع, مفاتيح of مفتاح
  [/^(..)ا(.)ي(.)$/, ['$1$2و$3', '$1$2ا$3', '$1$2ي$3']],
  // أفلام is of فلم
  [/^ا(..)ا(.)$/, ['$1$2']],
];

/** Stems that a broken plural may be of. Not all of them are words: only those that stand somewhere count. */
export const singularsOf = (stem: string): string[] =>
  patterns.flatMap(([broken, whole]) => (broken.test(stem) ? whole.map((form) => stem.replace(broken, form)) : []));
