/** Letters of Crockford's base32 have no I, L, O and U; what people type instead is read as it was meant. */
const misread: Record<string, string> = { O: '0', I: '1', L: '1' };

/** A typed code as the server keeps it: capitals without spaces and dashes, Arabic-Indic digits as Latin ones. */
export function readCode(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIL]/g, (letter) => misread[letter] ?? letter);
}

/** A code in groups of four, as people read it aloud: `7K2M-9QXA-4TRD-V8HN`. */
export const groupedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';
