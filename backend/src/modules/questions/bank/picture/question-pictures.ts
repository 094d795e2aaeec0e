import { createHash } from 'node:crypto';
import { picturesOf, questionPictureLimits, sizedAddress } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { PictureRefused } from '#platform/errors/file.errors';
import { FileStorage } from '#platform/files/file-storage';
import { fileIdIn, type SmallPicture, SmallPictures } from '#platform/files/small-pictures';
import { type PictureSize, rasterIn } from '#platform/pictures/raster';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import type { DrawnPicture } from '../../formats/pictures/drawn-pictures.js';
import type { PicturesToPack } from '../../formats/qti/package-pictures.js';
import type { ReadFile } from '../../formats/question-files.job.js';
import type { QuestionsTables } from '../../questions.tables.js';
import { type BankRow, QuestionBankQueries } from '../question-bank.queries.js';

const HOUR = 3600;
/** Bytes of pictures that one package takes along; the others stay links to this site. */
const mostPacked = 15_000_000;
const questionPictureName = 'question.webp';

/** Whose bank shows the pictures; nobody's where it is a course's. */
type BankOwner = Pick<BankRow, 'owner_id'>;

export interface KeptPicture {
  /** For texts in Markdown and for hotspots; ends with the size. */
  url: string;
  bytes: number;
}

/** Pictures that questions show: small, open to whoever knows their address, and the bank's rather than their sender's (QB-1). */
@Injectable()
export class QuestionPictures {
  private readonly ofPerson: RateLimit;

  constructor(
    private readonly database: ReadDatabase,
    private readonly transactions: Transactions,
    private readonly banks: QuestionBankQueries,
    private readonly pictures: SmallPictures,
    private readonly storage: FileStorage,
    rateLimits: RateLimits,
  ) {
    this.ofPerson = rateLimits.named('question-picture', { points: 200, seconds: HOUR });
  }

  /** Draws an uploaded picture whole and small, and keeps it. */
  async upload(viewer: Viewer, bankId: string, bytes: Uint8Array): Promise<KeptPicture> {
    const bank = await this.banks.openTo(viewer, bankId, 'edit');
    await this.ofPerson.count(viewer.id);
    const { side, bytes: most } = questionPictureLimits;
    const drawn = await this.pictures.drawWhole(bytes, { side, most });
    const size = rasterIn(drawn.bytes);
    if (!size) throw new PictureRefused();
    const id = await this.transactions.run((em) => this.keep(em, drawn, bank));
    return { url: keptAddress(id, size), bytes: drawn.bytes.length };
  }

  /** Stores what a file brought, and answers under which address each mark is found from then on. */
  async takeOver(bank: BankOwner, { pictures }: Pick<ReadFile, 'pictures'>): Promise<Map<string, string>> {
    const kept = await this.alreadyKept(bank, pictures);
    for (const { mark, bytes, size } of pictures.filter((picture) => !kept.has(picture.mark))) {
      const stored = await this.pictures.store(bytes);
      const id = await this.transactions.run((em) => this.keep(em, stored, bank));
      kept.set(mark, keptAddress(id, size));
    }
    return kept;
  }

  /** Of addresses of this site, those that name a picture which everybody may see. */
  async shown(addresses: readonly string[]): Promise<Map<string, { storageKey: string; mimeType: string }>> {
    const ids = [...new Set(addresses.flatMap((address) => idIn(address) ?? []))];
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .over<QuestionsTables>()
      .selectFrom('stored_files')
      .select(['id', 'storage_key', 'mime_type'])
      .where('id', 'in', ids)
      .where('is_private', '=', false)
      .where('mime_type', 'like', 'image/%')
      .execute();
    const files = new Map(rows.map((row) => [row.id, { storageKey: row.storage_key, mimeType: row.mime_type }]));
    return new Map(
      addresses.flatMap((address) => {
        const file = files.get(idIn(address) ?? '');
        return file ? [[address, file] as const] : [];
      }),
    );
  }

  /** The pictures of questions with their bytes, for a package that takes them along. */
  async toPack(questions: readonly Parameters<typeof picturesOf>[0][]): Promise<PicturesToPack> {
    const addresses = [...new Set(questions.flatMap(picturesOf))];
    const packed = new Map<string, { path: string; bytes: Uint8Array }>();
    let remaining = mostPacked;
    for (const [address, { storageKey, mimeType }] of await this.shown(addresses)) {
      const ending = endings[mimeType];
      const bytes = ending === undefined ? undefined : await this.storage.read(storageKey);
      if (!bytes || (remaining -= bytes.length) < 0) continue;
      packed.set(address, { path: `pictures/${idIn(address)}.${ending}`, bytes });
    }
    return packed;
  }

  /** What left this site comes back as the picture that it was, not as a copy of it. */
  async alreadyKept(bank: BankOwner, pictures: readonly DrawnPicture[]): Promise<Map<string, string>> {
    if (pictures.length === 0) return new Map();
    const marks = new Map(pictures.map(({ mark, original }) => [digestOf(original), mark]));
    const rows = await this.database
      .over<QuestionsTables>()
      .selectFrom('stored_files')
      .select(['id', 'sha256'])
      .where('owner_id', 'is not distinct from', bank.owner_id)
      .where('name', '=', questionPictureName)
      .where('is_private', '=', false)
      .where('sha256', 'in', [...marks.keys()])
      .execute();
    const size = new Map(pictures.map((picture) => [picture.mark, rasterIn(picture.original)]));
    return new Map(
      rows.flatMap(({ id, sha256 }) => {
        const mark = marks.get(sha256);
        const known = mark === undefined ? undefined : size.get(mark);
        return mark !== undefined && known ? [[mark, keptAddress(id, known)] as const] : [];
      }),
    );
  }

  /** Pictures of a course's bank are nobody's own: they stay as long as the course, whoever goes. */
  private keep = (em: EntityManager, picture: SmallPicture, bank: BankOwner): Promise<string> =>
    this.pictures.keep(em, picture, bank.owner_id, questionPictureName);
}

/** Where a stored picture is found, with its size. */
const keptAddress = (fileId: string, size: PictureSize): string => sizedAddress(`/api/files/${fileId}`, size);

const endings: Record<string, string> = { 'image/webp': 'webp', 'image/png': 'png', 'image/jpeg': 'jpg' };
const idIn = (address: string): string | undefined => fileIdIn(address.replace(/#.*$/, ''))?.toLowerCase();
const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
