/** The part of package-lock.json that matters to the checks. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

export interface LockedPackage {
  version?: string | undefined;
  hasInstallScript?: boolean;
  integrity?: string;
  license?: string;
  /** A folder of this workspace. */
  link?: boolean;
  cpu?: string[] | undefined;
  dev?: boolean | undefined;
  libc?: string[] | undefined;
  optional?: boolean;
  os?: string[] | undefined;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Entries for optional packages pinned by others but absent, with the platform that their names tell. */
export function missingOptionalPackages({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const isExact = /^\d+\.\d+\.\d+[\w.+-]*$/.test(range);
      if (!isExact || isLocked(packages, parent, name)) continue;
      const { cpu, libc, os } = platformOf(name);
      missing[`node_modules/${name}`] = inNpmOrder({ version: range, cpu, dev, libc, optional: true, os });
    }
  }
  return missing;
}

/** Looks where Node would: beside the parent, then further up. */
function isLocked(packages: Lockfile['packages'], parent: string, name: string): boolean {
  for (let folder = parent; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

/** `@swc/core-linux-arm64-musl` → linux, arm64, musl. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor)) ?? (words.includes('arm') ? 'arm' : undefined);
  const libc = ['musl', 'gnu'].find((prefix) => words.some((word) => word.startsWith(prefix)))?.replace('gnu', 'glibc');
  const list = (value: string | undefined): string[] | undefined => (value === undefined ? undefined : [value]);
  return { os: list(os), cpu: list(cpu), libc: os === 'linux' ? list(libc) : undefined };
}

/** The keys that have a value, in the order in which npm writes them. */
function inNpmOrder(entry: LockedPackage): LockedPackage {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as LockedPackage;
}
