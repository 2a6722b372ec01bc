import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { usePopularTools } from '../../api/resources/showcase';
import { GiftCard } from '../../domain/GiftCard';
import { CardBrandMark } from '../../domain/payment/CardBrandMark';
import { CardChip } from '../../domain/payment/CardChip';
import { BellIcon, ChatIcon, ClockIcon, TagIcon, UserIcon } from '../../ui/icons';
import { Solo } from './Solo';
import { Cover, Example, goodsOf, titleOf } from './stageParts';
import { BESIDE, Stage, withinStage } from './stageStyles';

/** A stage with one thing on it, which is told to be an example. */
function SoloStage({ of, children }: { of: string; children: ReactNode }) {
  return (
    <Stage role="img" aria-label={`An example: ${of}`} data-solo>
      <small className="Stage-note">For example</small>
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
        <GiftCard value="$25" isDark />
      </div>
      <div className="Solo-plastic" data-gift>
        <GiftCard value="$50" />
      </div>
    </SoloStage>
  );
}

const FIELDS = [
  { name: 'Name', value: 'Robin Vale' },
  { name: 'Email', value: 'robin@example.com' },
  { name: 'Company', value: 'Vale & Daughters' },
  { name: 'Country', value: 'Portugal' },
];

/** A profile with its fields. */
export function PersonStage() {
  return (
    <SoloStage of="a profile and its fields">
      <div className="Solo-card">
        <div className="Solo-person">
          <UserIcon className="Solo-mark" />
        </div>
        {FIELDS.map(({ name, value }) => (
          <div key={name} className="Solo-row">
            <span>{name}</span>
            <b>{value}</b>
          </div>
        ))}
      </div>
    </SoloStage>
  );
}

const NOTICES = [
  { Mark: TagIcon, words: 'A license key is ready' },
  { Mark: ChatIcon, words: 'Your question has a reply' },
  { Mark: ClockIcon, words: 'A saved deal ends soon' },
  { Mark: BellIcon, words: 'A new version is out' },
];

/** Notices above each other, each a little further than the last. */
const Heap = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'absolute',
    inset: withinStage,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'space-evenly',
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      gap: 16,
      padding: 14,
      borderRadius: 20,
      backgroundColor: palette.background.paper,
      boxShadow: palette.elevation.overlay,
      '& img, & .Stage-wait': { display: 'none', width: 112, flexShrink: 0, borderRadius: 10 },
      [BESIDE]: {
        marginInline: 'calc(var(--step) * 2.4cqw) calc((3 - var(--step)) * 2.4cqw)',
        '& img, & .Stage-wait': { display: 'block' },
      },
    },
    '& svg': {
      flexShrink: 0,
      boxSizing: 'content-box',
      padding: 11,
      borderRadius: 99,
      backgroundColor: palette.tint.primary,
      color: palette.primary.main,
    },
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
