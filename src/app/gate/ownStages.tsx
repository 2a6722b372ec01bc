import { useBestOffers } from '../../api/resources/showcase';
import {
  BellIcon,
  CardIcon,
  ChatIcon,
  ClockIcon,
  GiftIcon,
  TagIcon,
  UserIcon,
} from '../../ui/icons';
import { SITE_NAME } from '../../site';
import { Solo } from './Solo';
import { Cover, Example } from './stageParts';
import { Stage } from './stageStyles';

/** A card to pay with, over another. */
export function CardStage() {
  return (
    <Stage role="img" aria-label="An example: two cards on file" data-solo>
      <Solo>
        <div className="Solo-plastic" data-under />
        <div className="Solo-plastic">
          <div>
            <span className="Solo-chip" />
            <CardIcon />
          </div>
          <b>•••• •••• ••••</b>
          <div>
            <small>Of its number, only the last four digits are kept</small>
          </div>
        </div>
      </Solo>
    </Stage>
  );
}

/** A gift card to redeem, over what credits are. */
export function CreditStage() {
  return (
    <Stage role="img" aria-label="An example: a gift card to redeem" data-solo>
      <Solo>
        <div className="Solo-plastic" data-under />
        <div className="Solo-plastic">
          <div>
            <b>Gift card</b>
            <GiftIcon />
          </div>
          <div>
            <small>{SITE_NAME} credits never expire</small>
            <span className="Solo-chip" />
          </div>
        </div>
      </Solo>
    </Stage>
  );
}

const FIELDS = ['Name', 'Email address', 'Company', 'Country'];

/** A profile with its fields. */
export function PersonStage() {
  return (
    <Stage role="img" aria-label="An example: a profile and its fields" data-solo>
      <Solo>
        <div className="Stage-card">
          <div className="Solo-person">
            <UserIcon className="Solo-mark" />
          </div>
          {FIELDS.map((field) => (
            <div key={field} className="Solo-row">
              <div>
                <b>{field}</b>
              </div>
              <span className="Solo-line" />
            </div>
          ))}
        </div>
      </Solo>
    </Stage>
  );
}

const NOTICES = [
  { Mark: TagIcon, words: 'Your license key is ready' },
  { Mark: ChatIcon, words: 'Your question was answered' },
  { Mark: ClockIcon, words: 'A deal you saved ends soon' },
  { Mark: BellIcon, words: 'A new version is out' },
];

/** What one is told of, each with the product that it is about. */
export function NoticesStage() {
  return (
    <Example of="what notices tell" query={useBestOffers()}>
      {(data) => (
        <div className="Stage-card">
          {NOTICES.map(({ Mark, words }, index) => (
            <div key={words} className="Solo-row">
              <Mark className="Solo-mark" fontSize="small" />
              <div>
                <b>{words}</b>
                <small>{data?.items[index]?.title ?? '\u00a0'}</small>
              </div>
              <Cover item={data?.items[index]} width={96} />
            </div>
          ))}
        </div>
      )}
    </Example>
  );
}
