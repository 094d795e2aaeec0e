/** A label as it stands within a sentence: ‘Password’, ‘Show password’. Arabic letters have no small ones and stay. */
export const withinSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
