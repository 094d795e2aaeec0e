/** Id of the script element that carries the answers a page was drawn with. */
export const pageDataId = 'page-data';

/** Told to the window when the page answers by itself; starting waits for it before it repeats a tap. */
export const interactiveEvent = 'masar:interactive';

/** What the server replaces in every page: by the response's nonce, and by its own public address in complete links. */
export interface PageMarks {
  nonce: string;
  publicUrl: string;
}

/** In Vite's template and in pages written at build time; a page with texts of people gets marks of its own (SEC-3). */
export const builtMarks: PageMarks = { nonce: '__CSP_NONCE__', publicUrl: '__PUBLIC_URL__' };
