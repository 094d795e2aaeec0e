/** Stands for a field while the text around it is read: letters that nobody writes, and no markup touches. */
export const fieldMark = (id: string): string =>
  `\uE000${id.replace(/[^A-Za-z\d]/g, (sign) => String.fromCodePoint(0xe100 + sign.charCodeAt(0)))}\uE001`;
const unmarked = (id: string): string =>
  id.replace(/[\uE100-\uE1FF]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xe100));

/** The text with `{{id}}` where its fields are. */
export const withGaps = (text: string): string =>
  text.replace(/\uE000([^\uE000\uE001]*)\uE001/g, (_, id: string) => `{{${unmarked(id)}}}`);
