import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { useContactDetails, type ContactDetails } from '../../api/resources/help';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon, SearchIcon } from '../../ui/icons';
import { QueryView } from '../../ui/QueryView';

/** How to reach support other than by the form. */
export function ContactDetailsCard() {
  const details = useContactDetails();
  return (
    <Box component="section" aria-labelledby="contact-details" sx={frame}>
      <Typography variant="h4" component="h2" id="contact-details" sx={{ mb: 2.5 }}>
        Or reach us directly
      </Typography>
      <QueryView query={details} skeleton={<DetailsSkeleton />}>
        {(data) => <Details details={data} />}
      </QueryView>
      <Button
        component={AppLink}
        to={pathTo('support')}
        variant="outlined"
        color="secondary"
        startIcon={<SearchIcon />}
        // As far down as the form beside it ends.
        sx={{ mt: { xs: 3, md: 'auto' }, width: { xs: 1, sm: 'fit-content', md: 1 } }}
      >
        Search the help pages
      </Button>
    </Box>
  );
}

function Details({ details }: { details: ContactDetails }) {
  const { email, phone, hours, replyTime, address } = details;
  return (
    <Box component="dl" sx={rows}>
      <Detail Icon={MailIcon} term="Email">
        <Link href={`mailto:${email}`}>{email}</Link>
        <Note>{`We answer ${replyTime}.`}</Note>
      </Detail>
      <Detail Icon={PhoneIcon} term="Phone">
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
      </Detail>
      <Detail Icon={ClockIcon} term="Hours">
        {hours}
      </Detail>
      <Detail Icon={PinIcon} term="Address">
        {address.map((line) => (
          <Box component="span" key={line} sx={{ display: 'block' }}>
            {line}
          </Box>
        ))}
      </Detail>
    </Box>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

interface DetailProps {
  Icon: ComponentType<SvgIconProps>;
  term: string;
  children: ReactNode;
}

function Detail({ Icon, term, children }: DetailProps) {
  return (
    <Box sx={{ position: 'relative', pl: 4.5, overflowWrap: 'anywhere' }}>
      <Typography
        component="dt"
        variant="body2"
        sx={{ color: 'text.secondary', '& svg': { position: 'absolute', left: 0, top: 2 } }}
      >
        <Icon fontSize="small" sx={{ color: 'primary.main' }} />
        {term}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

function DetailsSkeleton() {
  return (
    <Box aria-busy="true" sx={rows}>
      {[72, 49, 49, 124].map((height, index) => (
        <Skeleton key={`detail-${index}`} variant="rounded" height={height} />
      ))}
    </Box>
  );
}

/** In two columns where the card is as wide as the page and not beside the form. */
const rows = {
  display: 'grid',
  gap: 2.25,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 1fr)',
  },
  alignItems: 'start',
  m: 0,
} as const;

const frame = {
  display: 'flex',
  flexDirection: 'column',
  p: { xs: 2.5, sm: 3 },
  borderRadius: '18px',
  bgcolor: 'surface.sunken',
} as const;
