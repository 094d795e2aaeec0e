import { posix } from 'node:path';
import type { DataLanguage, LocalizedText } from '@masar/i18n';
import { anchorsIn } from './lesson-anchors.js';
import { alone, type OnRemark, type Surroundings } from './markdown/surroundings.js';
import { lessonKeys } from './slug.rules.js';

const lessonName =
  /^(?:info:|(?:\.\.?\/)+(?:lessons\/)?|\/?lessons\/|\/)?([\w.-]+?)(?:\.(ar|en))?(?:\.mdx?|\.html|\/)?(#[^\s()<>]+)?$/;

/** What the texts of one course may point at: each other, places in each other, and pictures (CRS-5). */
export class BundlePlaces {
  private readonly slugOf: Map<string, string>;
  private readonly anchors = new Map<string, Set<string>>();

  /** @param titles of the lessons by their slugs */
  constructor(
    private readonly titles: ReadonlyMap<string, LocalizedText>,
    private readonly pictures: ReadonlySet<string>,
    /** Pictures of which something had to go. */
    private readonly changedPictures: ReadonlySet<string> = new Set(),
  ) {
    const slugs = [...titles.keys()];
    const keys = lessonKeys(slugs);
    this.slugOf = new Map([...slugs.map((slug, place) => [keys[place] ?? slug, slug] as const), ...pairs(slugs)]);
  }

  /** Makes the places of a text known, as it was written. */
  read(slug: string, language: DataLanguage, text: string): void {
    this.anchors.set(`${slug}.${language}`, anchorsIn(text));
  }

  around(slug: string, language: DataLanguage, remark: OnRemark = alone.remark): Surroundings {
    return {
      remark,
      lessonAt: (address) => {
        const { target, own = language, place } = this.lesson(address);
        return target && `${target}.${own}.md${place}`;
      },
      lessonTitleAt: (address) => this.titles.get(this.lesson(address).target ?? '')?.[language],
      pictureAt: (address) => {
        const path = this.picturePath(address);
        return path && pictureAddress(path);
      },
      isChangedPicture: (address) => this.changedPictures.has(this.picturePath(address) ?? ''),
      isDeadAnchor: (address) => this.isDead(address, slug, language),
    };
  }

  private lesson(address: string): { target: string | undefined; own: string | undefined; place: string } {
    const [, name = '', own, place = ''] = lessonName.exec(withoutEscapes(address)) ?? [];
    return { target: this.slugOf.get(name), own, place };
  }

  private picturePath(address: string): string | undefined {
    const named = withoutEscapes(address);
    const path = posix.normalize(posix.join('lessons', named));
    return [path, path.replace(/^lessons\//, ''), named].find((each) => this.pictures.has(each));
  }

  private isDead(address: string, slug: string, language: DataLanguage): boolean {
    const [, target, own, place] = /^(?:([\w.-]+)\.(ar|en)\.md)?#(.+)$/.exec(address) ?? [];
    if (place === undefined) return false;
    const places = this.anchors.get(target ? `${target}.${own}` : `${slug}.${language}`);
    return places !== undefined && !places.has(withoutEscapes(place));
  }
}

/** The address of a file of the bundle, seen from the folder of the lessons. */
const pictureAddress = (path: string): string => {
  const address = posix.relative('lessons', path);
  return /[\s()<>]/.test(address) ? `<${address}>` : address;
};

const pairs = (slugs: readonly string[]) => slugs.map((slug) => [slug, slug] as const);

/** Addresses may write letters as %D9%85. */
function withoutEscapes(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
