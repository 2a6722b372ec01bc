import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMarkNotificationsRead, type Notification } from '../api/resources/notifications';
import { useCurrentUser } from '../api/resources/session';
import { formatDate, formatRelative } from '../lib/dates';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { describeError } from '../ui/describeError';
import { BellIcon, CheckIcon, PlayIcon, stroked } from '../ui/icons';
import { ChatIcon, PackageIcon, TagIcon } from '../ui/moreIcons';
import { showToast } from '../ui/toastStore';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useNow } from '../ui/useNow';
import {
  abovePress,
  foot,
  list,
  mark,
  readButton,
  row,
  when,
  wholeRow,
  words,
} from './noticeStyles';
import { priceText } from './priceText';

/** From this age on, in ms, the date says more than how long ago it was. */
const YEAR = 365 * 24 * 60 * 60 * 1000;

/** A function that marks some or all notices as read, and says if it fails. */
export function useMarkRead(): (which: string[] | 'all') => Promise<void> {
  const markNotificationsRead = useMarkNotificationsRead();
  const currentUser = useCurrentUser();
  return async (which) => {
    const member = currentUser()?.id;
    try {
      await markNotificationsRead(which);
    } catch (error) {
      // The member who has signed in meanwhile has other notices.
      if (currentUser()?.id !== member) return;
      const { title } = describeError(error);
      showToast({ severity: 'error', message: `${title}. The notices still count as unread.` });
    }
  };
}

export interface NoticeListProps {
  notices: readonly Notification[];
  /** Called when a link of a notice is followed. */
  onLeave?: () => void;
}

/** Notices, the unread ones marked; following one or its button marks it as read. */
export function NoticeList({ notices, onLeave }: NoticeListProps) {
  return (
    <Box component="ul" sx={list}>
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} onLeave={onLeave} />
      ))}
    </Box>
  );
}

interface NoticeProps extends Pick<NoticeListProps, 'onLeave'> {
  notice: Notification;
}

function Notice({ notice, onLeave }: NoticeProps) {
  const { id, title, body, read, listingId, deal, createdAt } = notice;
  const markRead = useMarkRead();
  const now = useNow();
  const next = nextOf(notice);
  const Icon = (notice.action && ICONS[notice.action]) ?? BellIcon;
  const product = listingId && pathTo('product', { id: listingId });
  const leave = () => {
    if (!read) void markRead([id]);
    onLeave?.();
  };
  return (
    <Box component="li" sx={row} data-unread={!read || undefined}>
      <Box aria-hidden sx={mark}>
        <Icon fontSize="small" />
      </Box>
      <Typography variant="subtitle2" component="p" sx={{ gridArea: 'title', minWidth: 0 }}>
        {read ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
        {/* A button to the same page would be a second stop on one way. */}
        {product && product !== next?.to ? (
          <Link
            component={AppLink}
            to={product}
            color="inherit"
            underline="hover"
            onClick={leave}
            sx={next ? abovePress : wholeRow}
          >
            {title}
          </Link>
        ) : (
          title
        )}
      </Typography>
      <Typography variant="caption" component="time" dateTime={createdAt} sx={when}>
        {now === null || now - Date.parse(createdAt) > YEAR
          ? formatDate(createdAt)
          : formatRelative(createdAt, new Date(now))}
      </Typography>
      <Typography variant="body2" sx={words}>
        {body}
        {deal ? ` ${termsOf(deal)}` : null}
      </Typography>
      {next ? (
        <Box sx={foot}>
          <Button component={AppLink} to={next.to} size="small" onClick={leave} sx={wholeRow}>
            {next.label}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        </Box>
      ) : null}
      {read ? null : (
        <IconButton
          aria-label={`Mark as read: ${title}`}
          title="Mark as read"
          onClick={() => void markRead([id])}
          sx={[abovePress, readButton]}
        >
          <CheckIcon fontSize="small" />
          <span>Mark as read</span>
        </IconButton>
      )}
    </Box>
  );
}

/** Here, not with the icons of the shell, which every page loads. */
const AwardIcon = stroked(
  'Award',
  'M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM8.8 13.5 7.5 20.5l4.5-2.6 4.5 2.6-1.3-7',
);

/** What it is about, for the eye; later versions of the contract may name more. */
const ICONS: Readonly<Partial<Record<NonNullable<Notification['action']>, typeof BellIcon>>> = {
  'see-products': PackageIcon,
  'start-course': PlayIcon,
  'see-certificate': AwardIcon,
  'see-answer': ChatIcon,
  'see-deal': TagIcon,
};

/** What a notice leads to; nothing where its product is not named, or its deal is over. */
function nextOf({ action, listingId, deal }: Notification) {
  if (action === 'see-products') return { label: 'See your products', to: pathTo('products') };
  if (!listingId) return null;
  if (action === 'start-course')
    return { label: 'Open course', to: pathTo('studentPortal', { course: listingId }) };
  if (action === 'see-certificate')
    return {
      label: 'See the certificate',
      to: pathTo('studentPortal', { certificate: listingId }),
    };
  if (action === 'see-answer')
    return {
      label: 'See the reply',
      to: pathTo('product', { id: listingId, tab: 'questions' }),
    };
  return action === 'see-deal' && deal
    ? { label: 'See the deal', to: pathTo('product', { id: listingId }) }
    : null;
}

/** What a deal costs and until when, the day in one piece: `$29 instead of $99 until March 15, 2023.` */
const termsOf = ({ price, oldPrice, planType, endsAt }: NonNullable<Notification['deal']>) =>
  `${priceText(price, planType)} instead of ${priceText(oldPrice, planType)} until ${formatDate(endsAt).replaceAll(' ', '\u00A0')}.`;
