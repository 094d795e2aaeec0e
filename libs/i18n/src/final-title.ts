import { finalTexts } from './final-title.messages.ts';
import { inBoth, type LocalizedText } from './messages.ts';

/** As the data says it: what the final assessment is called in lists of lessons and assignments (EVD-3). */
export const finalTitle: LocalizedText = /* @__PURE__ */ inBoth(finalTexts, ({ title }) => title);
