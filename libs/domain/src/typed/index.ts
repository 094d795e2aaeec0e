export * from './typed-number.ts';
export * from './typed-text.ts';
