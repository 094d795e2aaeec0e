/** What a field of a body or query may hold: its validation, its place in the API document and its messages, said once. */
export * from './fields/address.js';
export * from './fields/choice.js';
export * from './fields/list.js';
export * from './fields/number.js';
export * from './fields/text.js';
export * from './fields/time.js';
