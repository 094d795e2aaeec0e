/** Files that systems leave in folders and archives without anybody asking. */
export const isLeftover = (path: string): boolean =>
  /(^|\/)(__MACOSX(\/|$)|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/.test(path);
