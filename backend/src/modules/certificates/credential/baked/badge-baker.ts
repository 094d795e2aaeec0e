import { Injectable } from '@nestjs/common';
import { LimitedWork } from '#platform/limited-work/limited-work';
import { kindOf } from '../../certificate/pdf/certificate-texts.js';
import type { CertifiedRow } from '../open-badge.js';
import { type BadgePicture, drawBadgePicture } from './badge-picture.job.js';
import { bakePng } from './bake-png.js';
import { bakeSvg } from './bake-svg.js';

/** Pictures that carry a credential, so that a badge travels as one file that people see and programs check (EVD-7). */
@Injectable()
export class BadgeBaker {
  constructor(private readonly work: LimitedWork) {}

  /** The picture of what the certificate says, with the credential baked into it. */
  async bake(form: BadgePicture, row: CertifiedRow, credential: object): Promise<Buffer> {
    const badge = {
      kind: kindOf(row.evidence),
      courseTitleAr: row.course_title_ar,
      courseTitleEn: row.course_title_en,
      issuerNameAr: row.issuer_name_ar,
      issuerNameEn: row.issuer_name_en,
    };
    const picture = await this.work.draw(drawBadgePicture, { badge, form });
    const json = JSON.stringify(credential);
    return form === 'png' ? bakePng(picture, json) : Buffer.from(bakeSvg(Buffer.from(picture).toString(), json));
  }
}
