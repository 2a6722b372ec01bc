import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import type { useListings } from '../../api/resources/listings';
import { initials } from '../../lib/text';
import { bones } from '../../ui/bones';

/** How many faces there is room for. */
const FACES = 5;

/** Above the search, fewer where there is less room; phones have none for what says who they are. */
const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...bones(theme),
  display: 'flex',
  alignItems: 'center',
  columnGap: 14,
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
  '& p': { margin: 0, minWidth: 0, flexGrow: 1, textWrap: 'balance' },
  '& b': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '& .Teachers-faces': { display: 'flex', flexShrink: 0 },
  '& .Teachers-faces > *': {
    width: 44,
    height: 44,
    borderRadius: '50%',
    fontSize: '0.875rem',
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
  },
  '& .Teachers-faces > * + *': { marginInlineStart: -10 },
  [theme.breakpoints.down('lg')]: {
    '& .Teachers-faces > :nth-of-type(n + 4)': { display: 'none' },
  },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Who teaches the courses that are shown, each once. */
function teachersOf(listings: ReturnType<typeof useListings>['data']) {
  const all = listings?.items.flatMap(({ course }) => (course ? [course.instructor] : [])) ?? [];
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

/** The faces of those who teach the courses of a list; room is kept for them while it is on its way. */
export function Teachers({
  listings: { data, error },
}: {
  listings: ReturnType<typeof useListings>;
}) {
  const teachers = teachersOf(data);
  if (!data && !error) {
    return (
      <Root aria-hidden>
        <div className="Teachers-faces">
          {Array.from({ length: FACES }, (_, index) => (
            <span key={index} className="Bone" />
          ))}
        </div>
        <p className="Bone Bone-text" />
      </Root>
    );
  }
  const [first, ...others] = teachers;
  return (
    <Root>
      <div className="Teachers-faces">
        {teachers.slice(0, FACES).map(({ name, avatarUrl }) => (
          <Avatar key={name} src={avatarUrl} alt="">
            {initials(name)}
          </Avatar>
        ))}
      </div>
      {first ? (
        <p>
          <b dir="auto">{first.name}</b>
          {others.length > 0 ? ' and others who do the work they teach' : ' teaches here'}
        </p>
      ) : null}
    </Root>
  );
}
