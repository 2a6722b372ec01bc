import { useSession } from '../../api/resources/session';
import { SideNote, type SideNoteProps } from '../../ui/SideNote';
import { CARD_POINTS, NEVER_KEPT } from './cardPoints';

const [first, ...others] = CARD_POINTS;
const POINTS = [first!, NEVER_KEPT, ...others];

/** Says beside the form for a card what is kept of it and where it is used. */
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
