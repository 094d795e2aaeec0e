/** A text as XML holds it; characters that no XML may hold are left out by nobody, the reader would not get them back. */
export const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');

export const xmlAttribute = (text: string): string =>
  xmlText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** An element with its attributes, those that are undefined left out, around what is already XML. */
export function xml(name: string, attributes: Record<string, string | number | undefined>, ...inner: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlAttribute(String(value))}"`);
  return inner.length === 0
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${inner.join('')}</${name}>`;
}
