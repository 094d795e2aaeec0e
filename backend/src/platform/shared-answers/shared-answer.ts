import { hash } from 'node:crypto';
import type { Response } from 'express';
import { KeptAnswer } from './kept-answer.js';

/** An answer that anybody may keep, and asks for anew each time: that costs a call and no bytes. */
export class SharedAnswer extends KeptAnswer {
  private readonly etag: string;

  constructor(...[body, route, response]: ConstructorParameters<typeof KeptAnswer>) {
    super(body, route, response);
    this.etag = `"${hash('sha1', this.body, 'base64url')}"`;
  }

  override describe(response: Response): void {
    response.setHeader('Cache-Control', 'no-cache').setHeader('ETag', this.etag);
    super.describe(response);
  }
}
