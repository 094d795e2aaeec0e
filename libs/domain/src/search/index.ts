export { normalizeText } from './normalize.ts';
export { remembered } from './remembered.ts';
export { stemsOf } from './stems.ts';
export { type TextSegment, excerptOf, segmentsOf } from './segments.ts';
export { type SearchKind, isScopedKind, publicSearchKinds, searchKinds } from './search-kinds.ts';
