/** Sorani Kurdish is written from right to left; a language that we do not know follows what is typed. */
export const contentDirectionOf = (language: string | undefined): 'rtl' | 'auto' =>
  language === 'ckb' ? 'rtl' : 'auto';
