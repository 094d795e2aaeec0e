export interface Device {
  browser: string;
  system: string;
}

// Order matters: Edge and Opera also call themselves Chrome, Chrome calls itself Safari.
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /Edg/],
  ['Opera', /OPR|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];
const systems: [name: string, sign: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** Browser and system as people call them; null where the header tells nothing known. */
export function describeDevice(userAgent: string): Device | null {
  const nameOf = (list: typeof browsers) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = nameOf(browsers);
  const system = nameOf(systems);
  return browser && system ? { browser, system } : null;
}
