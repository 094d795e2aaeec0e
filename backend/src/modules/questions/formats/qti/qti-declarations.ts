import { childOf, childrenOf, textOf, type XmlElement } from '../xml/read-xml.js';

/** What an item declares of one response. */
export interface QtiResponse {
  identifier: string;
  cardinality: string;
  baseType: string;
  correct: string[];
  mapping: QtiMapping | undefined;
  areas: XmlElement[];
}

export interface QtiMapping {
  /** `isSaid`: the letters' case counts because the item says so, not because it says nothing. */
  entries: { key: string; value: number; caseSensitive: boolean; isSaid: boolean }[];
  otherwise: number;
  lower: number;
  upper: number;
}

export const responsesOf = (item: XmlElement): QtiResponse[] =>
  childrenOf(item, 'responseDeclaration').map((declared) => {
    const { identifier = '', cardinality = 'single', baseType = '' } = declared.attributes;
    const correct = childOf(declared, 'correctResponse');
    const values = correct
      ? childrenOf(correct, 'value').map((value) => textOf(value).trim().replace(/\s+/g, ' '))
      : [];
    const areas = childOf(declared, 'areaMapping');
    return {
      identifier,
      cardinality,
      baseType,
      correct: values,
      mapping: mappingOf(childOf(declared, 'mapping')),
      areas: areas ? childrenOf(areas, 'areaMapEntry') : [],
    };
  });

function mappingOf(mapping: XmlElement | undefined): QtiMapping | undefined {
  if (!mapping) return undefined;
  const entries = childrenOf(mapping, 'mapEntry').map(({ attributes }) => ({
    key: (attributes['mapKey'] ?? '').trim().replace(/\s+/g, ' '),
    value: Number(attributes['mappedValue']),
    caseSensitive: attributes['caseSensitive'] !== 'false',
    isSaid: attributes['caseSensitive'] === 'true',
  }));
  const { defaultValue = '0', lowerBound = '-Infinity', upperBound = 'Infinity' } = mapping.attributes;
  return { entries, otherwise: Number(defaultValue), lower: Number(lowerBound), upper: Number(upperBound) };
}

/** What the mapping gives for these values, each counted once. */
export function mapped({ entries, otherwise, lower, upper }: QtiMapping, values: readonly string[]): number {
  const sum = [...new Set(values)]
    .map((value) =>
      entries.find(({ key, caseSensitive }) =>
        caseSensitive ? key === value : key.toLowerCase() === value.toLowerCase(),
      ),
    )
    .reduce((total, entry) => total + (entry?.value ?? otherwise), 0);
  return Math.min(upper, Math.max(lower, sum));
}
