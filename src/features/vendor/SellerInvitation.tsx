import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { usePartnershipTerms } from '../../api/resources/partner-accounts';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { useReturnState } from '../../routing/returnPlace';
import { titledSteps } from '../../ui/titledSteps';

const steps = [
  {
    title: 'Become a partner',
    text: 'Register, choose a business name, and accept the terms. You can stop at any time.',
  },
  {
    title: 'Describe your product',
    text: 'Six short parts, about twenty minutes. What you type is kept as a draft.',
  },
  {
    title: 'We review it, and it goes live',
    text: 'A listing that is rejected comes back with the reason, and you can submit it again.',
  },
];

/** Why to sell here: what decides, in figures. */
export function SellerFacts() {
  const { data: terms } = usePartnershipTerms();
  const facts = [
    { figure: 'Free', words: 'to list, at a price that you set' },
    {
      figure: terms && `${terms.sharePercent}%`,
      words: 'of every sale that isn’t refunded is yours',
    },
    {
      figure: terms && `Day ${terms.payoutDay}`,
      words: 'of each month, for last month’s sales',
    },
  ];
  return (
    <Box component="dl" sx={figures}>
      {facts.map(({ figure, words }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{figure ?? '–'}</dd>
        </div>
      ))}
    </Box>
  );
}

/** How to sell here, for those who have no account yet. */
export function SellerInvitation() {
  return (
    <Box component="ol" sx={list}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </Box>
  );
}

/** The way in for who has no account yet: joining, which leads back to the page. */
export function StartSelling() {
  return (
    <Button
      component={AppLink}
      to={pathTo('register')}
      state={useReturnState()}
      variant="contained"
      size="large"
    >
      Start selling
    </Button>
  );
}

/** Beside each other where there is room, else a line each. */
const figures = {
  display: 'grid',
  gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 1,
  m: 0,
  mt: 2.5,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '84px minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
    alignItems: 'baseline',
    alignContent: 'start',
  },
  '& dt': { color: 'text.secondary', typography: 'body2', textWrap: 'balance' },
  // Said after what it is of, and seen before it.
  '& dd': { order: -1, m: 0, typography: { xs: 'h3', lg: 'h2' }, color: 'primary.main' },
} as const;

const list = {
  ...titledSteps,
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 4,
  // As far below the stage as above it.
  pt: { md: 2 },
} as const;
