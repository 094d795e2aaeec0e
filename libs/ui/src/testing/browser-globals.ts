import './react-without-tools.ts';
import { Window } from 'happy-dom';

/** The browser of all test files of a process; calls to the network stay Node's, so that tests can replace `fetch`. */
const browser = new Window({ url: 'http://portal.test/', width: 1280, height: 800 });

const ownedByNode = new Set(['fetch', 'Request', 'Response', 'Headers', 'URL', 'AbortController', 'AbortSignal']);

/** Node has these too, yet documents and forms need the browser's. */
const replaced = ['Event', 'EventTarget', 'CustomEvent', 'FormData', 'File', 'Blob', 'navigator'];

const globals = new Set([
  ...Object.getOwnPropertyNames(browser),
  ...Object.getOwnPropertyNames(Object.getPrototypeOf(browser)),
  ...Object.getOwnPropertyNames(Object.getPrototypeOf(Object.getPrototypeOf(browser))),
]);
for (const name of globals) {
  if (ownedByNode.has(name) || name === 'constructor') continue;
  const isLanguageBuiltIn = name in globalThis && !replaced.includes(name);
  if (isLanguageBuiltIn) continue;
  const value = (browser as unknown as Record<string, unknown>)[name];
  const isMethod = typeof value === 'function' && !/^[A-Z]/.test(name);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value: isMethod ? value.bind(browser) : value,
  });
}
Object.defineProperty(globalThis, 'window', { configurable: true, writable: true, value: globalThis });
Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', { configurable: true, writable: true, value: true });

/** What lies behind a modal dialog takes no focus, as in every browser; this one knows no inertness. */
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (this: HTMLElement, ...options): void {
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!modal || modal.contains(this)) focus.apply(this, options);
};
