import { useSession } from '../../api/resources/session';
import { brandName, CARD_BRANDS } from '../../lib/cardBrand';
import { SideNote, type SideNoteProps } from '../../ui/SideNote';

const POINTS = [
  'We keep the brand, the last four digits, the expiration date, the name on the card and the billing address.',
  'We never keep the card number or the CVC.',
  'Every checkout offers your cards, the default one first.',
  `${CARD_BRANDS.map(brandName).join(', ')} are accepted.`,
  'You can remove a card at any time.',
];

/** Says beside cards, or the form for one, what is kept of them and where they are used. */
export function CardNote({ above, children }: Pick<SideNoteProps, 'above' | 'children'>) {
  const { demo } = useSession();
  return (
    <SideNote
      title="Your cards here"
      points={demo ? [...POINTS, demo.notice] : POINTS}
      above={above}
    >
      {children}
    </SideNote>
  );
}
