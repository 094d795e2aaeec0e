type Timer = ReturnType<typeof setTimeout>;
type Begin = (...values: unknown[]) => Timer;

const begun = new Set<Timer>();

/** The same function, noting what it begins, so that it can be ended. */
function noting(begin: Begin): Begin {
  const noted: Begin = (...values) => {
    const timer = begin(...values);
    begun.add(timer);
    return timer;
  };
  return Object.defineProperties(noted, Object.getOwnPropertyDescriptors(begin));
}
for (const name of ['setTimeout', 'setInterval'] as const) {
  Object.assign(globalThis, { [name]: noting(globalThis[name] as Begin) });
}

/** What tests replace, as it was before the first of them. */
const owners = [globalThis, document, navigator];
const unchanged = owners.map((owner) => new Map(Object.entries(Object.getOwnPropertyDescriptors(owner))));

function putBack(owner: object, before: ReadonlyMap<string, PropertyDescriptor>): void {
  for (const [name, was] of before) {
    const now = Object.getOwnPropertyDescriptor(owner, name);
    if (now?.value !== was.value || now?.get !== was.get) Object.defineProperty(owner, name, was);
  }
  for (const name of Object.getOwnPropertyNames(owner)) {
    // React notes on the document that it listens there already.
    if (!before.has(name) && !name.startsWith('_react')) Reflect.deleteProperty(owner, name);
  }
}

/**
 * Test files share a window, as visits share a tab: for each the page is loaded anew, empty, at the first address,
 * without storage, and nothing that was begun before goes on.
 */
export function openNewPage(): void {
  begun.forEach((timer) => clearTimeout(timer));
  begun.clear();
  owners.forEach((owner, index) => putBack(owner, unchanged[index]!));
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  history.replaceState(null, '', '/');
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
}
