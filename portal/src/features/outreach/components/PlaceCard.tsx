import { MapPinIcon, shell, useMessages } from '@masar/ui';
import { useSitePage } from '#shared/site/useSitePage';
import { contactMessages } from '../contact.messages';
import styles from './PlaceCard.module.css';
import { RiverMap } from './RiverMap';
import { SideCard } from './SideCard';

/** The drawn map is one of Baghdad. */
const isInBaghdad = (place: string): boolean => /بغداد|Baghdad/.test(place);

/** Where the organisation is, in its words, and on a drawn map where that shows it; left out where it does not say. */
export function PlaceCard() {
  const text = useMessages(contactMessages);
  const place = useSitePage('contact').text('place');
  if (!place) return null;
  return (
    <div className={`${shell.card} ${styles.place}`}>
      <SideCard title={text.place} icon={<MapPinIcon />}>
        <p>{place}</p>
      </SideCard>
      {isInBaghdad(place) && <RiverMap />}
    </div>
  );
}
