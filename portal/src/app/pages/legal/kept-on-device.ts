import type { keptMessages } from './kept.messages';

/** What one or more names on the reader's device are for. */
export interface KeptOnDevice {
  /** Names as the browser shows them; with `…` behind it where more follows. */
  names: readonly string[];
  text: keyof (typeof keptMessages)['ar'];
}

/** Every cookie that the product sets; without encryption the first five lack `__Host-`. A test compares with the code. */
export const keptCookies: readonly KeptOnDevice[] = [
  {
    names: ['__Host-masar'],
    text: 'session',
  },
  {
    names: ['__Host-masar-device'],
    text: 'device',
  },
  {
    names: ['__Host-masar-asked'],
    text: 'asked',
  },
  {
    names: ['__Host-masar-provider', '__Host-masar-passkey'],
    text: 'provider',
  },
  {
    names: ['masarLanguage'],
    text: 'languageOfPage',
  },
];

/** Every key of the browser's local storage that portal and console write. */
export const keptKeys: readonly KeptOnDevice[] = [
  {
    names: ['masarLanguage', 'masarDigits', 'masarContentLanguage'],
    text: 'languages',
  },
  { names: ['masarColorScheme'], text: 'colors' },
  {
    names: ['masarTextSize', 'masarTextOnly', 'masarShortcuts'],
    text: 'reading',
  },
  {
    names: ['masarOneByOne', 'masarRoomMode', 'marking:save-at-last'],
    text: 'views',
  },
  {
    names: ['isLoggedIn', 'mockUserName', 'mockUserEmail', 'mockUserRole', 'masarSignInMethod'],
    text: 'signedIn',
  },
  {
    names: ['masarOutboxOwner'],
    text: 'outboxOwner',
  },
  {
    names: ['masarDraft…', 'masarNotes…', 'masarWork…', 'masarPaper…', 'upload:…'],
    text: 'drafts',
  },
  {
    names: ['RaStoremasarConsole…'],
    text: 'consoleLists',
  },
];

/** Names of the browser's caches and of its database for work without a connection. */
export const keptForOffline: readonly KeptOnDevice[] = [
  {
    names: ['masar-pages-1', 'masar-assets-1', 'masar:precached-files…', 'workbox-expiration'],
    text: 'pages',
  },
  {
    names: ['masar-reads-1', 'masar-saved-1'],
    text: 'lessons',
  },
  {
    names: ['masar-proofs-1'],
    text: 'proofs',
  },
  {
    names: ['masar-outbox'],
    text: 'outbox',
  },
];
