import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf } from '#platform/database/columns';

/**
 * Table `paper_networks`: from which network a paper was handed in that chance drew, as a keyed hash from which nobody
 * reads an address; kept for three days (EVD-8).
 */
export const PaperNetworkSchema = defineEntity({
  name: 'PaperNetwork',
  tableName: 'paper_networks',
  indexes: [{ name: 'paper_networks_network_index', properties: ['network'] }],
  uniques: [{ name: 'paper_networks_paper_id_unique', properties: ['paperId'] }],
  properties: {
    id: id(),
    paperId: idOf('papers', 'cascade'),
    network: p.text(),
    createdAt: createdAt(),
  },
});
