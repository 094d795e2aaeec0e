export * from './language.ts';
export * from './content-languages.ts';
export * from './signed-names.ts';
export * from './text-direction.ts';
export * from './messages.ts';
export * from './formatting.ts';
export { errorTexts, type ErrorCode } from './errors/index.ts';
export { importRemarkKinds, importRemarks, type ImportRemarkKind } from './import-remarks.ts';
