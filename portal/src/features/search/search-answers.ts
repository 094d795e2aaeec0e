import type { components } from '@masar/contracts';

export type SearchGroup = components['schemas']['SearchGroupResponse'];
export type SearchResult = components['schemas']['SearchResultResponse'];
export type Segment = components['schemas']['SegmentResponse'];
export type Suggestion = components['schemas']['SuggestionResponse'];
