import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { usePopularTools } from '../../api/resources/showcase';
import { GiftCard } from '../../domain/GiftCard';
import { CardBrandMark } from '../../domain/payment/CardBrandMark';
import { CardChip } from '../../domain/payment/CardChip';
import { initials } from '../../lib/text';
import { radius, rowPicture } from '../../theme/tokens';
import { BellIcon, ClockIcon } from '../../ui/icons';
import { ChatIcon, UserIcon } from '../../ui/moreIcons';
import { KeyIcon } from '../../ui/KeyIcon';
import { Solo } from './Solo';
import { Cover, Example, goodsOf, StageNote, titleOf } from './stageParts';
import { BESIDE, Stage, roundMark, withinStage } from './stageStyles';

interface SoloStageProps {
  /** What is on it, which its name tells. */
  of: string;
  /** Its ground, unless it is that of accounts. */
  tone?: 'warning';
  children: ReactNode;
}

/** A stage with one thing on it, which is told to be an example. */
function SoloStage({ of, tone, children }: SoloStageProps) {
  return (
    <Stage role="img" aria-label={`An example: ${of}`} data-tone={tone} data-solo>
      <StageNote />
      <Solo>{children}</Solo>
    </Stage>
  );
}

/** A card to pay with, over another. */
export function CardStage() {
  return (
    <SoloStage of="two cards on file">
      <Plastic brand="mastercard" digits="4444" data-under />
      <Plastic brand="visa" digits="4242" />
    </SoloStage>
  );
}

interface PlasticProps {
  brand: string;
  /** The last ones of its number. */
  digits: string;
  /** Whether it lies under another. */
  'data-under'?: boolean;
}

function Plastic({ brand, digits, ...under }: PlasticProps) {
  return (
    <div className="Solo-plastic" {...under}>
      <div className="Solo-line">
        <CardChip className="Solo-chip" width={44} />
        <CardBrandMark brand={brand} isPlain />
      </div>
      <b className="Solo-number">•••• •••• •••• {digits}</b>
      <small>Only the last four digits are kept</small>
    </div>
  );
}

/** Two gift cards to redeem, one over the other. */
export function CreditStage() {
  return (
    <SoloStage of="two gift cards to redeem">
      <div className="Solo-plastic" data-gift data-under>
        <GiftCard value="$25" isBelow />
      </div>
      <div className="Solo-plastic" data-gift>
        <GiftCard value="$50" />
      </div>
    </SoloStage>
  );
}

interface Field {
  name: string;
  value: string;
}

const NAME = 'Robin Vale';
const BUSINESS = 'Vale & Daughters';
const EMAIL: Field = { name: 'Email', value: 'robin@example.com' };

const MEMBER: readonly Field[] = [
  { name: 'Username', value: NAME },
  EMAIL,
  { name: 'Company', value: BUSINESS },
  { name: 'Country', value: 'Portugal' },
];

const STUDENT: readonly Field[] = [
  { name: 'Name on certificates', value: NAME },
  { name: 'Picture', value: 'robin.jpg' },
  EMAIL,
];

/** The profile of a member. */
export const PersonStage = () => <ProfileStage fields={MEMBER} />;

/** The profile of a student, as certificates name them. */
export const StudentStage = () => <ProfileStage fields={STUDENT} />;

/** A profile with its fields. */
function ProfileStage({ fields }: { fields: readonly Field[] }) {
  return (
    <SoloStage of="a profile and its fields">
      <div className="Solo-card Solo-profile">
        <div className="Solo-person">
          <span className="Solo-face">{initials(NAME)}</span>
          <span>
            <small>How others see you</small>
            <b>{NAME}</b>
          </span>
        </div>
        {fields.map(({ name, value }) => (
          <div key={name} className="Solo-row">
            <span>{name}</span>
            <b>{value}</b>
          </div>
        ))}
      </div>
    </SoloStage>
  );
}

/** The card of a vendor: the business, and who is behind it. */
export function BusinessStage() {
  return (
    <SoloStage of="the business card of a vendor" tone="warning">
      <div className="Solo-card Solo-business">
        <div>
          <small>Vendor</small>
          <b>{BUSINESS}</b>
        </div>
        <div>
          <UserIcon className="Solo-mark" />
          <span>
            <b>{NAME}</b>
            <small>{EMAIL.value}</small>
          </span>
        </div>
      </div>
    </SoloStage>
  );
}

const NOTICES = [
  { Mark: KeyIcon, words: 'A license key is ready' },
  { Mark: ChatIcon, words: 'Your question has a reply' },
  { Mark: ClockIcon, words: 'A saved deal ends soon' },
  { Mark: BellIcon, words: 'A new version is out' },
];

/** Notices above each other, each a little further than the last. */
const Heap = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...withinStage,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'space-evenly',
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      gap: 16,
      padding: 14,
      borderRadius: radius.card,
      backgroundColor: palette.background.paper,
      boxShadow: palette.elevation.overlay,
      '& img, & .Stage-wait': {
        display: 'none',
        width: rowPicture,
        flexShrink: 0,
        borderRadius: radius.control,
      },
      [BESIDE]: {
        marginInline: 'calc(var(--step) * 2.4cqw) calc((3 - var(--step)) * 2.4cqw)',
        '& img, & .Stage-wait': { display: 'block' },
      },
    },
    '& svg': roundMark(11, palette.tint.primary, palette.primary.main),
  };
});

/** What one is told of, each with the product that it is about. */
export function NoticesStage() {
  return (
    <Example
      of="what notices tell"
      query={usePopularTools()}
      glanceOf="pair"
      glance={(data) =>
        NOTICES.slice(0, 2).map(({ Mark, words }, index) => (
          <div key={words} className="Stage-item">
            <Mark fontSize="small" color="primary" />
            <div className="Stage-name">
              <b>{words}</b>
              <small>{titleOf(goodsOf(data)[index])}</small>
            </div>
          </div>
        ))
      }
    >
      {(data) => (
        <Heap>
          {NOTICES.map(({ Mark, words }, index) => (
            <div key={words} style={{ '--step': index } as CSSProperties}>
              <Mark fontSize="small" />
              <div className="Stage-name">
                <b>{words}</b>
                <small>{titleOf(data?.items[index])}</small>
              </div>
              <Cover item={data?.items[index]} />
            </div>
          ))}
        </Heap>
      )}
    </Example>
  );
}
