import englishMessages from 'ra-language-english';
import { arabicMessages } from './arabic-messages';

interface Texts {
  [key: string]: string | Texts;
}

/** Every text by its path, e.g. `action.save`. */
function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    const path = prefix + key;
    if (typeof value === 'string') all.set(path, value);
    else for (const [inner, text] of flatten(value, `${path}.`)) all.set(inner, text);
  }
  return all;
}

const arabic = flatten(arabicMessages.ra as unknown as Texts);
const english = flatten(englishMessages.ra as unknown as Texts);
const parametersOf = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

describe("react-admin's texts in Arabic", () => {
  it('exist for every English text [READ-4]', () => {
    expect([...arabic.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('have the six plural forms wherever English has two [I18N-1]', () => {
    const counted = [...english].filter(([, text]) => text.includes('||||')).map(([path]) => path);
    expect(counted.length).toBeGreaterThan(4);
    for (const path of counted) expect([path, arabic.get(path)?.split('||||').length]).toEqual([path, 6]);
  });

  it('name no parameter that react-admin does not give [I18N-1]', () => {
    for (const [path, text] of arabic) {
      const known = parametersOf(english.get(path) ?? '');
      expect([path, parametersOf(text).filter((parameter) => !known.includes(parameter))]).toEqual([path, []]);
    }
  });
});
