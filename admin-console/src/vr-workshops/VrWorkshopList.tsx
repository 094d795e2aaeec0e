import { useMessages } from '@masar/ui';
import { BulkChange } from '../records/BulkChange';
import { latestFirst } from '../records/latest-first';
import { RecordList } from '../records/RecordList';
import { type VrWorkshop, vrWorkshopFields } from './vr-workshop.fields';
import { vrWorkshopsMessages } from './vr-workshops.messages';

/** Workshops in virtual rooms (VRW-1). */
export function VrWorkshopList() {
  const text = useMessages(vrWorkshopsMessages);
  return (
    <RecordList<VrWorkshop>
      title={text.title}
      fields={vrWorkshopFields}
      sort={latestFirst}
      add={text.add}
      search={text.search}
      bulk={
        <>
          <BulkChange label={text.bulkHide} data={{ isActive: false }} />
          <BulkChange label={text.bulkShow} data={{ isActive: true }} />
        </>
      }
    />
  );
}
