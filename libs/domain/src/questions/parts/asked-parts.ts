/** Something to choose, match or put in order, as it is shown. */
export interface AskedPart {
  id: string;
  ar: string;
  en: string;
}

export interface AskedGap {
  /** Its place in the prompt is `{{id}}`. */
  id: string;
  kind: 'choice' | 'text' | 'number';
  options: AskedPart[];
}

/** All that it takes to ask a question beside its text, and nothing of its key (EVD-2); lists of other kinds are empty. */
export interface AskedParts {
  options: AskedPart[];
  left: AskedPart[];
  right: AskedPart[];
  items: AskedPart[];
  gaps: AskedGap[];
  /** Address of a hotspot's picture. */
  picture: string | null;
  pictureAr: string | null;
  pictureEn: string | null;
  /** Of numbers; empty where there is none. */
  unit: string;
}

/** Lists each field by name, so that weights and what is said about choosing cannot slip out. */
export const asPart = ({ id, text }: { id: string; text: { ar: string; en: string } }): AskedPart => ({
  id,
  ar: text.ar,
  en: text.en,
});
