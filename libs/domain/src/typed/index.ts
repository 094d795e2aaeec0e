export * from './printed-text.ts';
export * from './typed-number.ts';
export * from './typed-text.ts';
