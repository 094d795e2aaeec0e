import type { Language } from '@masar/i18n';
import { LocaleProvider } from '@masar/ui';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Admin, memoryStore, Resource, type ResourceProps } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { createI18nProvider } from '../messages/i18n-provider';
import { chooseLanguage } from '../messages/language-choice';
import { createAuthProvider } from '../providers/auth-provider';
import { dataProvider } from '../providers/data-provider';
import { ConsoleStyles, useConsoleTheme } from '../theme/ConsoleStyles';
import { anAdmin } from './stub-api';

interface RenderOptions {
  /** Address to open, without `/console`. */
  at: string;
  /** Arabic unless said otherwise (READ-4). */
  language?: Language;
  /** Resources beside the one that is looked at, e.g. those that its records name. */
  besides?: Readonly<Record<string, Omit<ResourceProps, 'name'>>>;
}

/** Without bar and menu, which ask the server for every queue. */
const Bare = ({ children }: { children: ReactNode }) => <main>{children}</main>;

/** The screens of a resource inside the admin, at an address, as an administrator sees them. */
export function renderResource(
  name: string,
  resource: Omit<ResourceProps, 'name'>,
  { at, language = 'ar', besides = {} }: RenderOptions,
) {
  chooseLanguage(language);
  window.history.replaceState(null, '', at);
  const view = render(
    <BrowserRouter>
      <LocaleProvider language={language}>
        <ConsoleStyles>
          <Resources language={language} resources={{ [name]: resource, ...besides }} />
        </ConsoleStyles>
      </LocaleProvider>
    </BrowserRouter>,
  );
  return { ...view, user: userEvent.setup() };
}

function Resources({ language, resources }: { language: Language; resources: NonNullable<RenderOptions['besides']> }) {
  const [own] = useState(() => ({
    authProvider: createAuthProvider(anAdmin()),
    i18nProvider: createI18nProvider(language),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    store: memoryStore(),
  }));
  return (
    <Admin
      {...own}
      dataProvider={dataProvider}
      disableTelemetry
      layout={Bare}
      loginPage={false}
      theme={useConsoleTheme()}
    >
      {Object.entries(resources).map(([one, screens]) => (
        <Resource key={one} name={one} {...screens} />
      ))}
    </Admin>
  );
}

/** As on a phone, on which a list is cards and filters are folded. */
export function onPhone(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
        addListener: () => {},
        removeListener: () => {},
      }) as unknown as MediaQueryList,
  );
}
