/** Words that are no name without the next one: titles, and the beginnings of names such as عبد الله. */
const beginnings = new Set('د. أ. م. عبد أبو أم dr dr. mr mr. mrs. ms. prof. eng. abd abdul abdel abu umm'.split(' '));

/** What somebody is called by: the first name as the profile has it where the name begins with it, else its first word. */
export function givenName(name: string, firstName?: string | null): string {
  const whole = name.trim();
  if (firstName && `${whole} `.startsWith(`${firstName} `)) return firstName;
  const words = whole.split(/\s+/);
  const end = words.findIndex((word) => !beginnings.has(word.toLowerCase()));
  return words.slice(0, end + 1).join(' ') || whole;
}
