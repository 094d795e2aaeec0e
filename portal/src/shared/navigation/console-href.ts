/** A place of the console, which is an application of its own beside the portal. */
export const consoleHref = (resource = ''): string => `/console/${resource}`;
