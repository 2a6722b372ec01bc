import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { useContactDetails, type ContactDetails } from '../../api/resources/help';
import { panel } from '../../theme/surfaceStyles';
import { weight } from '../../theme/tokens';
import { ClockIcon, stroked } from '../../ui/icons';
import { MailIcon } from '../../ui/moreIcons';
import { QueryView } from '../../ui/QueryView';
import { partHeading } from '../../theme/pageSteps';

const PhoneIcon = /*#__PURE__*/ stroked(
  'Phone',
  'M5 3.5h3.5l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7l1.8-2.5 5 2V19a1.5 1.5 0 0 1-1.6 1.5A16.5 16.5 0 0 1 3.5 5.1 1.5 1.5 0 0 1 5 3.5Z',
);
const PinIcon = /*#__PURE__*/ stroked(
  'Pin',
  'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);

/** How to reach support other than by the form: a card for each way. */
export function ContactWays() {
  const details = useContactDetails();
  return (
    <Box component="section" aria-labelledby="contact-details" sx={{ mt: { xs: 4, md: 6 } }}>
      <Typography variant="h2" id="contact-details" sx={{ ...partHeading, mb: { xs: 2, md: 3 } }}>
        Or reach us directly
      </Typography>
      <QueryView query={details} skeleton={<WaysSkeleton />}>
        {(data) => <Ways details={data} />}
      </QueryView>
    </Box>
  );
}

function Ways({ details }: { details: ContactDetails }) {
  const { email, phone, hours, replyTime, address } = details;
  return (
    <Box component="dl" sx={grid}>
      <Way Icon={MailIcon} term="Email" note={`We answer ${replyTime}.`}>
        <Link href={`mailto:${email}`}>{email}</Link>
      </Way>
      <Way Icon={PhoneIcon} term="Phone">
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
      </Way>
      <Way Icon={ClockIcon} term="Hours">
        {hours}
      </Way>
      <Way Icon={PinIcon} term="Address">
        {address.map((line) => (
          <Typography key={line} variant="body2" component="span">
            {line}
          </Typography>
        ))}
      </Way>
    </Box>
  );
}

interface WayProps {
  Icon: ComponentType<SvgIconProps>;
  term: string;
  /** What is good to know of it. */
  note?: string;
  children: ReactNode;
}

function Way({ Icon, term, note, children }: WayProps) {
  return (
    <Box sx={card}>
      <Box component="dt" sx={head}>
        <Icon fontSize="small" />
        {term}
      </Box>
      <Box component="dd" sx={text}>
        {children}
        {note ? (
          <Typography variant="body2" component="span" sx={small}>
            {note}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}

/** How high the cards are about, in px: the address takes four lines. */
const HEIGHTS = {
  email: { xs: 125, sm: 141 },
  phone: 102,
  hours: 102,
  address: { xs: 160, sm: 178, lg: 186 },
} as const;

/** As high as the cards. */
function WaysSkeleton() {
  return (
    <Box aria-busy="true" sx={grid}>
      {Object.entries(HEIGHTS).map(([way, minHeight]) => (
        <Skeleton key={way} variant="rounded" sx={{ height: '100%', minHeight }} />
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  gap: { xs: 1.5, sm: 2, lg: 3 },
  m: 0,
} as const;

const card = { ...panel, p: { xs: 2, sm: 3 }, overflowWrap: 'anywhere' } as const;

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  mb: { xs: 1, lg: 2 },
  typography: 'body2',
  color: 'text.secondary',
  '& svg': {
    boxSizing: 'content-box',
    p: 1,
    borderRadius: '10px',
    bgcolor: 'tint.primary',
    color: 'primary.main',
  },
} as const;

const text = {
  textWrap: 'balance',
  m: 0,
  fontWeight: weight.strong,
  '& > span': { display: 'block', fontWeight: 'inherit' },
} as const;

const small = { mt: 0.25, color: 'text.secondary', '&&': { fontWeight: weight.regular } } as const;
