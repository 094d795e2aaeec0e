import { type KeyObject, sign } from 'node:crypto';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { ReadDatabase } from '#platform/database/read-database';
import { makeKey } from './new-key.js';
import { openKey, sealKey } from './sealed-key.js';
import {
  type PublicJwk,
  type SigningAlgorithm,
  signingAlgorithms,
  type SigningKeySchema,
} from './signing-key.entity.js';

type Tables = InferKyselyDB<typeof SigningKeySchema>;

/** A key that signs; the private part never leaves this module. */
interface ActiveKey {
  id: string;
  privateKey: KeyObject;
}

/** A public key with its name, as others check signatures with it. */
export interface PublishedKey {
  id: string;
  algorithm: SigningAlgorithm;
  publicJwk: PublicJwk;
}

/**
 * Signs in the name of the installation. Keys are made when they are first needed and shared by all servers; one that
 * SESSION_SECRET no longer opens is retired and replaced, and stays published, so that what it signed stays provable.
 */
@Injectable()
export class SigningKeys {
  private readonly opened = new Map<string, KeyObject>();

  constructor(
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'session'>,
    @Inject(ReadDatabase) private readonly database: Pick<ReadDatabase, 'over'>,
  ) {}

  /** The signature of the bytes that `bytesFor` makes once it knows the key's name. */
  async sign(
    algorithm: SigningAlgorithm,
    bytesFor: (keyId: string) => Uint8Array | Promise<Uint8Array>,
  ): Promise<Buffer> {
    const { id, privateKey } = await this.active(algorithm);
    return sign(algorithm === 'RS256' ? 'sha256' : null, await bytesFor(id), privateKey);
  }

  /** Every key that ever signed, the newest first; those that sign next are among them. */
  async published(): Promise<PublishedKey[]> {
    const keys = await this.rows();
    const active = keys.filter(({ retiredAt }) => retiredAt === null).map(({ algorithm }) => algorithm);
    const missing = signingAlgorithms.filter((algorithm) => !active.includes(algorithm));
    await Promise.all(missing.map((algorithm) => this.active(algorithm)));
    return missing.length === 0 ? keys : this.rows();
  }

  private rows() {
    return this.database
      .over<Tables>()
      .selectFrom('signing_keys')
      .select(['id', 'algorithm', 'public_jwk as publicJwk', 'retired_at as retiredAt'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
  }

  private async active(algorithm: SigningAlgorithm): Promise<ActiveKey> {
    for (;;) {
      const row = await this.database
        .over<Tables>()
        .selectFrom('signing_keys')
        .select(['id', 'sealed_private_key'])
        .where('algorithm', '=', algorithm)
        .where('retired_at', 'is', null)
        .executeTakeFirst();
      const privateKey = row && this.open(row.id, row.sealed_private_key);
      if (privateKey) return { id: row.id, privateKey };
      if (row) await this.retire(row.id);
      await this.add(algorithm);
    }
  }

  private open(id: string, sealed: string): KeyObject | undefined {
    const privateKey = this.opened.get(id) ?? openKey(sealed, this.config.session.secret);
    if (privateKey) this.opened.set(id, privateKey);
    return privateKey;
  }

  private async retire(id: string): Promise<void> {
    await this.database
      .over<Tables>()
      .updateTable('signing_keys')
      .set({ retired_at: new Date() })
      .where('id', '=', id)
      .execute();
  }

  /** Of several servers that add one at the same time, the first wins; all of them use its key. */
  private async add(algorithm: SigningAlgorithm): Promise<void> {
    const { id, publicJwk, privateKey } = await makeKey(algorithm);
    await this.database
      .over<Tables>()
      .insertInto('signing_keys')
      .values({
        id,
        algorithm,
        public_jwk: JSON.stringify(publicJwk) as never,
        sealed_private_key: sealKey(privateKey, this.config.session.secret),
        created_at: new Date(),
        retired_at: null,
      })
      .onConflict((conflict) => conflict.column('algorithm').where('retired_at', 'is', null).doNothing())
      .execute();
  }
}
