/** Elements that name people in what Office and LibreOffice write. */
const elements =
  /<((?:dc:creator|cp:lastModifiedBy|meta:initial-creator|meta:printed-by|meta:creator-initials|meta:sender-initials|text:sender-[a-z-]{1,30}|text:author-(?:name|initials)|Company|Manager|author))(\s[^<>]{0,300})?>[^<]{0,2000}<\/\1>/g;
/** Attributes that do: of tracked changes, comments and their authors. */
const attributes = /(\s(?:w|w15|w16du|loext):(?:author|initials|userId))="[^"<]{0,500}"/g;
const people = /(\s(?:displayName|name|initials|userId|providerId|author))="[^"<]{0,500}"/g;
const parts = /\.xml$/i;
const listsOfPeople = /(?:^|\/)(?:people|person\d*|commentAuthors|authors)\.xml$/i;

export const isOfficePart = (path: string): boolean => parts.test(path);

/** A part of a document without the names of who wrote, changed and commented it (ASG-2). */
export function withoutAuthors(path: string, xml: string): string {
  const quiet = xml.replace(elements, '<$1$2></$1>').replace(attributes, '$1=""');
  return listsOfPeople.test(path) ? quiet.replace(people, '$1=""') : quiet;
}
