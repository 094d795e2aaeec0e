import type { LocalizedText } from '@masar/i18n';

type Wording = (course: LocalizedText) => LocalizedText;

/** For the learner: the certificate is valid. */
export const issuedTitle: Wording = ({ ar, en }) => ({
  ar: `صدرت شهادتك في دورة «${ar}»`,
  en: `Your certificate in “${en}” has been issued`,
});
/** For the learner: it waits for its review. */
export const waitingTitle: Wording = ({ ar, en }) => ({
  ar: `أتممت دورة «${ar}»، وشهادتك قيد المراجعة`,
  en: `You completed “${en}”; your certificate is under review`,
});
/** For the learner: another one has taken its place. */
export const reissuedTitle: Wording = ({ ar, en }) => ({
  ar: `صدرت شهادة بديلة عن شهادتك في دورة «${ar}»`,
  en: `Your certificate in “${en}” was replaced by a new one`,
});
