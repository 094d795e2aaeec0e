/** Files that systems, and programs that ran there, leave in folders and archives without anybody asking. */
export const isLeftover = (path: string): boolean =>
  /(?:^|\/)(?:(?:__MACOSX|__pycache__|node_modules)(?:\/|$)|\.[^/]|Thumbs\.db$|desktop\.ini$|~\$|Icon\r$)/i.test(path);

/** Files that tell of a folder rather than belong to a course: what repositories and editors keep beside it. */
export const tellsOfFolder = (path: string): boolean =>
  /(?:^|\/)(?:README|LICEN[CS]E|CHANGELOG|CONTRIBUTING)(?:\.\w{2,4})*$/i.test(path);
