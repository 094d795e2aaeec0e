import { MapPinIcon, useMessages } from '@masar/ui';
import { contactMessages } from '../contact.messages';
import styles from './PlaceCard.module.css';
import { RiverMap } from './RiverMap';
import { SideCard } from './SideCard';

/** Where we are, in words and on a drawn map. */
export function PlaceCard() {
  const text = useMessages(contactMessages);
  return (
    <div className={styles.place}>
      <SideCard title={text.place} icon={<MapPinIcon />}>
        <p>{text.placeText}</p>
      </SideCard>
      <RiverMap />
    </div>
  );
}
