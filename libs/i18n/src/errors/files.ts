import { fileWays } from '../file-ways.messages.ts';
import { eachLanguage } from '../messages.ts';

const inWordsOf = (texts: (typeof fileWays)['ar']) => ({
  'files.type_refused': `${texts.refused} {reason} ${texts.taken}`,
  'files.way_heic': texts.heic,
  'files.way_archive': texts.archive,
  'files.way_video': texts.video,
  'files.way_sound': texts.sound,
  'files.way_apple': texts.apple,
  'files.way_picture': texts.picture,
  'files.way_program': texts.program,
  'files.way_other': texts.other,
  'files.empty': texts.empty,
});

/** Failures of files in the words that the browser says before anything is sent. */
export const fileErrors = /* @__PURE__ */ eachLanguage((language) => inWordsOf(fileWays[language]));
