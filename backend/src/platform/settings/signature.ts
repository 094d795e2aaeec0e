import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '#platform/errors/platform.errors';
import { StoredFile } from '#platform/files/stored-file.entity';

/** The signature becomes the organisation's own: it stays on certificates when the account that uploaded it goes (PAP-1). */
export async function takeSignature(em: EntityManager, id: string): Promise<void> {
  const picture = await em.findOne(StoredFile, { id, isPrivate: false, mimeType: { $like: 'image/%' } });
  if (!picture) throw new InvalidInput({}, { fields: [{ field: 'signatureId', code: 'field.invalid' }] });
  picture.ownerId = null;
}
