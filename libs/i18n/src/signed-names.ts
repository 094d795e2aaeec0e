/** Latin names that end in signs (C++, C#) or begin with one (.NET): beside Arabic the signs would jump to the other end. */
const signedNames = /((?<![\p{L}\p{N}])(?:[A-Za-z][A-Za-z0-9]*(?:\+\+|#)\d*|\.[A-Z][A-Za-z]+))/u;

/** A text in pieces: those at odd places are names that have to be kept from left to right. */
export const splitAtSignedNames = (text: string): string[] => text.split(signedNames);
