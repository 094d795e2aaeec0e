import type { components } from '@masar/contracts';

export type SearchAlias = components['schemas']['SearchAliasResponse'];
