/** Id of the script element that carries the answers a page was drawn with. */
export const pageDataId = 'page-data';

/** Told to the window when the page answers by itself; starting waits for it before it repeats a tap. */
export const interactiveEvent = 'masar:interactive';

/** Replaced by the server in every page: its own public address, in links that must be complete (PUB-7). */
export const publicUrlPlaceholder = '__PUBLIC_URL__';
