export * from './language.ts';
export * from './content-languages.ts';
export * from './signed-names.ts';
export * from './text-direction.ts';
export * from './messages.ts';
export * from './final-title.ts';
export { finalTexts } from './final-title.messages.ts';
export * from './formatting.ts';
export { readersZone } from './appointments.ts';
export * from './format.ts';
export * from './iraq-time.ts';
export * from './message-digits.ts';
export { errorTexts, type ErrorCode } from './errors/index.ts';
export { fileWays } from './file-ways.messages.ts';
export { questionKindNames } from './question-kinds.ts';
export { questionKindTexts } from './question-kinds.messages.ts';
export { importRemarkKinds, type ImportRemarkKind } from './import-remarks.ts';
export { importRemarks } from './import-remarks.messages.ts';
export {
  bundleLossReasons,
  type BundleLossReason,
  bundlePartNames,
  type BundlePartName,
  bundlePartStates,
  type BundlePartState,
  bundleRowKinds,
  type BundleRowKind,
  bundleRowOutcomes,
  type BundleRowOutcome,
  importParts,
} from './import-parts.ts';
