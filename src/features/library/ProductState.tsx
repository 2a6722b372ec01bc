import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { OwnedProduct } from '../../api/resources/products';
import { courseStep } from '../../domain/courseStep';
import { DownloadTemplate } from '../../domain/DownloadTemplate';
import { OrderStatusChip } from '../../domain/OrderStatusChip';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { tabularNumbers } from '../../theme/tokens';
import { CheckIcon } from '../../ui/icons';
import { Track } from '../../ui/Track';

/** Above the link that the whole card is. */
const aboveCard = { position: 'relative', zIndex: 1 } as const;

/** On phones it is as wide as its row. */
const button = { ...aboveCard, width: { xs: '100%', sm: 'auto' }, minHeight: { xs: 44, sm: 36 } };

/** How a product stands: its license key, that it was delivered, or how far the course is. */
export function ProductState({ product }: { product: OwnedProduct }) {
  const { kind, title, itemId, orderId, licenseKeys, isRefundRequested, progress } = product;
  if (progress) {
    const { doneCount, lessonCount } = progress;
    const isFinished = doneCount === lessonCount;
    const { label, to } = courseStep(itemId, progress);
    return (
      <State
        text={progressText(progress)}
        isGood={isFinished}
        progress={progress}
        isRefundRequested={isRefundRequested}
      >
        <Button
          component={AppLink}
          to={to}
          size="small"
          variant="tonal"
          aria-label={`${label}: ${title}`}
          sx={button}
        >
          {label}
        </Button>
      </State>
    );
  }
  const [licenseKey] = licenseKeys;
  if (orderId === null && licenseKey) {
    return (
      <State text="License key" isGood>
        <Box
          component="code"
          sx={{
            ...aboveCard,
            ...tabularNumbers,
            typography: 'caption',
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {licenseKey}
        </Box>
      </State>
    );
  }
  if (kind === 'template' && orderId !== null && !isRefundRequested) {
    return (
      <State text="Ready to download" isGood>
        <Box sx={{ ...button, display: 'grid' }}>
          <DownloadTemplate orderId={orderId} title={title} />
        </Box>
      </State>
    );
  }
  const toOrder = kind === 'software' && !isRefundRequested ? 'See the key' : 'See the order';
  return (
    <State
      text={kind === 'software' ? 'License key is ready' : 'Delivered'}
      isGood
      isRefundRequested={isRefundRequested}
    >
      {orderId === null ? null : (
        <Button
          component={AppLink}
          to={pathTo('orders', { id: orderId })}
          size="small"
          variant="tonal"
          aria-label={`${toOrder}: ${title}`}
          sx={button}
        >
          {toOrder}
        </Button>
      )}
    </State>
  );
}

type Progress = NonNullable<OwnedProduct['progress']>;

function progressText({ isBegun, doneCount, lessonCount }: Progress): string {
  if (!isBegun) return 'Not started yet';
  return doneCount < lessonCount ? `${doneCount} of ${lessonCount} lessons done` : 'Finished';
}

interface StateProps {
  text: string;
  isGood: boolean;
  /** How far a course is, to be seen beside the words. */
  progress?: Progress;
  /** Then all else does not count; it is said as the order says it. */
  isRefundRequested?: boolean;
  children?: ReactNode;
}

function State({ text, isGood, progress, isRefundRequested = false, children }: StateProps) {
  const words = (
    <Box component="span" sx={[wordsLine, { color: isGood ? 'success.main' : 'text.secondary' }]}>
      {isGood ? <CheckIcon sx={{ fontSize: 16, ml: '-2px' }} /> : null}
      {text}
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 'auto', pt: 0.5 }}>
      {isRefundRequested ? (
        // No higher than the words of the others.
        <Box sx={{ display: 'flex', my: '-1.25px' }}>
          <OrderStatusChip status="refund-requested" />
        </Box>
      ) : progress ? (
        // Beside the words: as high as the states of other products.
        <Box sx={{ width: 1, display: 'flex', alignItems: 'center', columnGap: 1.5 }}>
          {words}
          <Box sx={{ flexGrow: 1 }}>
            <Track share={progress.doneCount / progress.lessonCount} tone="ends" />
          </Box>
        </Box>
      ) : (
        words
      )}
      {children}
    </Box>
  );
}

const wordsLine = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  flexShrink: 0,
  typography: 'subtitle2',
} as const;
