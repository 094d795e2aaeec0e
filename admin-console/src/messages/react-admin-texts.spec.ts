import englishMessages from 'ra-language-english';
import { createI18nProvider } from './i18n-provider';
import { reactAdminTexts } from './react-admin.messages';

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

const english = flatten({ ra: englishMessages.ra as unknown as Texts });
const own = new Map<string, string>(Object.entries(reactAdminTexts.en));
const arabic = new Map<string, string>(Object.entries(reactAdminTexts.ar));
const parametersOf = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

describe("react-admin's texts", () => {
  it('are those that react-admin has, in English word by word [READ-4]', () => {
    expect([...own].filter(([path]) => path.startsWith('ra.')).sort()).toEqual([...english].sort());
  });

  it('are found by their paths and counted by the rules of the language [READ-4]', () => {
    const { translate } = createI18nProvider('ar');
    expect(translate('ra.action.save')).toBe(reactAdminTexts.ar['ra.action.save']);
    expect(translate('resources.replies.name', { smart_count: 3 })).toBe('ردود');
    expect(createI18nProvider('en').translate('resources.replies.name', { smart_count: 1 })).toBe('Reply');
  });

  it('have the six plural forms wherever English has two [I18N-1]', () => {
    const counted = [...own].filter(([, text]) => text.includes('||||')).map(([path]) => path);
    expect(counted.length).toBeGreaterThan(4);
    for (const path of counted) expect([path, arabic.get(path)?.split('||||').length]).toEqual([path, 6]);
  });

  it('name no parameter that react-admin does not give [I18N-1]', () => {
    for (const [path, text] of arabic) {
      const known = parametersOf(own.get(path) ?? '');
      expect([path, parametersOf(text).filter((parameter) => !known.includes(parameter))]).toEqual([path, []]);
    }
  });
});
