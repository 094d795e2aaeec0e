import { inEach } from './messages.ts';
import { questionKindTexts } from './question-kinds.messages.ts';

/** What kinds of questions are called wherever they are listed (QB-1). */
export const questionKindNames = /* @__PURE__ */ inEach(questionKindTexts);
