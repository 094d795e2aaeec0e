import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { AuditTrail } from '#platform/audit/audit-trail';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { ExportTooLarge } from '../admin.errors.js';
import { RecordList } from '../records/record-list.js';
import { readRecordListRequest } from '../records/record-list-request.js';
import type { BeginExportDto } from './export.dto.js';
import { exportableLists } from './exportable-lists.js';

/** Spreadsheets open no more in comfort. */
const exportedAtMost = 50_000;

/** Lists that administrators take away as files (CON-1). */
@Injectable()
export class ExportsService {
  constructor(
    private readonly lists: RecordList,
    private readonly trail: AuditTrail,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Writes down who takes which list away, and only then says which records it holds (SEC-8). They are named in one
   * statement: reading a growing list page by page would repeat some and miss others.
   */
  async begin(admin: Viewer, { resource, columns, ...query }: BeginExportDto, requestId: string): Promise<string[]> {
    const listing = exportableLists.get(resource);
    if (!listing) throw new InvalidInput({}, { fields: [{ field: 'resource', code: 'field.invalid' }] });
    const request = readRecordListRequest(listing, query);
    return this.transactions.run(async () => {
      const ids = await this.lists.ids(listing, { ...request, offset: 0, limit: exportedAtMost + 1 });
      if (ids.length > exportedAtMost) throw new ExportTooLarge();
      const filter = JSON.parse(query.filter ?? '{}') as object;
      await this.trail.append({
        actorId: admin.id,
        action: 'export',
        resource,
        resourceId: null,
        requestId,
        before: null,
        after: { filter, columns, rows: ids.length },
      });
      return ids;
    });
  }
}
