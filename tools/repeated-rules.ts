/** What a rule has to say before saying it again is worth a name. */
const fewest = 3;

export interface RepeatedRule {
  /** Declarations in the order of their names. */
  declarations: string[];
  /** `file: selector` of each place. */
  places: string[];
  /** Declarations that would go if one place said it for all. */
  redundant: number;
}

/** Rules of several style sheets that say the same, the most costly first (`libs/ui/src/shells` says it once for all). */
export function findRepeatedRules(sheets: ReadonlyMap<string, string>): RepeatedRule[] {
  const places = new Map<string, string[]>();
  for (const [file, css] of sheets) {
    for (const [, selector = '', body = ''] of css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{};]*)\{([^{}]*)\}/g)) {
      // Steps of an animation have no class of their own that could be shared.
      if (/^\s*(from|to|[\d.]+%)/.test(selector)) continue;
      const declarations = body.split(';').map((one) => one.replace(/\s+/g, ' ').trim());
      const said = declarations.filter(Boolean).sort().join(';\n');
      places.set(said, [...(places.get(said) ?? []), `${file}: ${selector.replace(/\s+/g, ' ').trim()}`]);
    }
  }
  return [...places]
    .map(([said, where]) => ({ declarations: said.split(';\n'), places: where }))
    .filter(({ declarations, places: where }) => declarations.length >= fewest && where.length > 1)
    .map((rule) => ({ ...rule, redundant: rule.declarations.length * (rule.places.length - 1) }))
    .sort((one, other) => other.redundant - one.redundant);
}
