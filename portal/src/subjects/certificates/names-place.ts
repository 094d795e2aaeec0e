/** The id of the heading above the names on certificates. */
export const namesPlace = 'certificate-names';

/** Brings whoever typed their names to where they confirm them (CRT-12). */
export function showNames(): void {
  const heading = document.getElementById(namesPlace);
  heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
}
