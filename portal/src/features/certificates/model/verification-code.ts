import { typedPrintedCode } from '@masar/domain';

/** A typed code as the server keeps it, whatever stands between its letters. */
export const readCode = (typed: string): string => typedPrintedCode(typed).replace(/[^0-9A-Z]/g, '');

/** A code in groups of four, as people read it aloud: `7K2M-9QXA-4TRD-V8HN`. */
export const groupedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';
