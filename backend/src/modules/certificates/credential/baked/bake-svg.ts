const namespace = 'https://purl.imsglobal.org/ob/v3p0';

/**
 * A drawing that carries its credential, as Open Badges 3.0 bakes SVG: an element `openbadges:credential` as the first
 * child of the root, its JSON as CDATA.
 */
export function bakeSvg(drawing: string, credential: string): string {
  // JSON may hold the end of a CDATA section inside of its texts; escaped it means the same.
  const json = credential.replaceAll(']]>', ']]\\u003e');
  return drawing.replace(
    /<svg([^<>]*)>/,
    (_, attributes: string) =>
      `<svg xmlns:openbadges="${namespace}"${attributes}>` +
      `<openbadges:credential><![CDATA[${json}]]></openbadges:credential>`,
  );
}
