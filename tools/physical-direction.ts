/** CSS that names a physical side, with the logical property that mirrors by itself. */
const sides = { Left: 'InlineStart', Right: 'InlineEnd' };
const families = ['margin', 'padding', 'border', 'scrollMargin', 'scrollPadding'];

const properties: Record<string, string> = {
  borderTopLeftRadius: 'borderStartStartRadius',
  borderTopRightRadius: 'borderStartEndRadius',
  borderBottomLeftRadius: 'borderEndStartRadius',
  borderBottomRightRadius: 'borderEndEndRadius',
};
for (const [physical, logical] of Object.entries(sides)) {
  for (const family of families) properties[`${family}${physical}`] = `${family}${logical}`;
  for (const part of ['Width', 'Style', 'Color']) properties[`border${physical}${part}`] = `border${logical}${part}`;
}

export const physicalWords = {
  properties,
  propertiesWithSides: ['textAlign', 'float', 'clear', 'captionSide'],
};

const toCss = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const cssProperties = new Map(Object.entries(properties).map(([from, to]) => [toCss(from), toCss(to)]));
cssProperties.set('left', 'inset-inline-start').set('right', 'inset-inline-end');
const cssWithSides = new Set(physicalWords.propertiesWithSides.map(toCss));

/** Lines of a style sheet that would not mirror, as `line: what to write instead`. */
export function findPhysicalDirections(css: string): string[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const found: string[] = [];
  for (const match of withoutComments.matchAll(/(?<=[{;\s])([a-z-]+)\s*:\s*([^;{}]+)/g)) {
    const [, property = '', value = ''] = match;
    const line = withoutComments.slice(0, match.index).split('\n').length;
    if (cssProperties.has(property)) found.push(`${line}: ${property} → ${cssProperties.get(property)}`);
    if (cssWithSides.has(property) && /^(left|right)\b/.test(value))
      found.push(`${line}: ${property}: ${value} → start or end`);
  }
  return found;
}
