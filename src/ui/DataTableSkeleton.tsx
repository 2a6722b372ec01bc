import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { radius } from '../theme/tokens';
import type { TableColumn } from './DataTable';
import { NARROW, PHONE, PICTURES, type PictureSize } from './dataTableStyles';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export interface DataTableSkeletonProps {
  /** Those of the table. */
  columns: readonly Pick<TableColumn<never, never>, 'label' | 'onCard' | 'align'>[];
  /** Whether its rows have something to do at their end. */
  hasActions?: boolean;
  width?: keyof typeof NARROW;
  pictures?: PictureSize;
  /** Whether its rows are lines on phones, not cards. */
  hasLines?: boolean;
}

/**
 * Shown where a table will be: its head and rows with a bone in each column; where there is little room
 * the cards that the rows become.
 */
export function DataTableSkeleton({
  columns,
  hasActions = false,
  width = 'usual',
  pictures = 'small',
  hasLines = false,
}: DataTableSkeletonProps) {
  const hasPicture = columns.some(({ onCard }) => onCard === 'media');
  const size = PICTURES[pictures];
  const tracks = columns.map(({ onCard }) =>
    onCard === 'media'
      ? `${size + 16}px`
      : onCard === 'title'
        ? 'minmax(0, 2fr)'
        : 'minmax(0, 1fr)',
  );
  // A cell has 12 px above and below its picture, and a hairline above that.
  const height = hasPicture ? size * 0.625 + 25 : 65;
  const line = {
    ...row,
    gridTemplateColumns: [...tracks, ...(hasActions ? ['120px'] : [])].join(' '),
  };
  return (
    <Box aria-hidden>
      <Box sx={{ ...table, [NARROW[width]]: { display: 'none' } }}>
        <Box sx={{ ...line, height: 48, bgcolor: 'surface.sunken' }}>
          {columns.map(({ label, align }) => (
            <Skeleton key={label} width="60%" sx={{ maxWidth: 88, ...placeOf(align) }} />
          ))}
        </Box>
        {ROWS.map((key) => (
          <Box key={key} sx={{ ...line, height, borderTop: 1, borderColor: 'divider' }}>
            {columns.map(({ label, onCard, align }) => (
              <Bone key={label} as={onCard} align={align} picture={size} />
            ))}
            {hasActions ? (
              <Skeleton variant="rounded" width={88} height={34} sx={{ ml: 'auto' }} />
            ) : null}
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          display: 'none',
          gap: 1.25,
          [NARROW[width]]: { display: 'grid' },
          ...(hasLines && { [PHONE]: lines }),
        }}
      >
        {ROWS.map((key) => (
          <Box key={key} sx={card}>
            {hasPicture ? (
              <Skeleton
                variant="rounded"
                width={size}
                height={size * 0.625}
                sx={{ flexShrink: 0 }}
              />
            ) : null}
            <Box sx={{ flexGrow: 1 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <Skeleton width="55%" />
                <Skeleton width={48} />
              </Box>
              <Box sx={{ display: 'flex', gap: 1.25, mt: 1 }}>
                <Skeleton variant="rounded" width={56} height={24} />
                <Skeleton width="40%" />
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const placeOf = (align: 'left' | 'right' | undefined) => (align === 'right' ? { ml: 'auto' } : {});

interface BoneProps {
  as: string | undefined;
  align: 'left' | 'right' | undefined;
  /** How wide a picture is, in px. */
  picture: number;
}

/** What a cell of a column looks like: a picture, a state, a title or a fact. */
function Bone({ as, align, picture }: BoneProps) {
  if (as === 'media') {
    return <Skeleton variant="rounded" width={picture} height={picture * 0.625} />;
  }
  if (as === 'status') return <Skeleton variant="rounded" width={56} height={24} />;
  return <Skeleton width={as === 'title' ? '70%' : '60%'} sx={placeOf(align)} />;
}

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
} as const;

const table = { ...frame, overflow: 'hidden' } as const;

const row = { display: 'grid', alignItems: 'center', columnGap: 2, px: 2 } as const;

/** As high as the lines are. */
const lines = {
  gap: 0,
  '& > *': { minHeight: 66, py: 1, borderRadius: 0 },
  '& > * > .MuiSkeleton-rounded': { width: 56, height: 35 },
} as const;

const card = { ...frame, display: 'flex', gap: 1.5, minHeight: 96, p: 1.5 } as const;
