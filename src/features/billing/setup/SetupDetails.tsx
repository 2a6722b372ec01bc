import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Country } from '../../../api/resources/countries';
import type { Bank, VersionedSetup } from '../../../api/resources/partner-setup';
import { dropDraft } from '../../../forms/drafts';
import { panel } from '../../../theme/surfaceStyles';
import { showToast } from '../../../ui/toastStore';
import { rowsOf } from './setupRows';
import { SetupStep } from './SetupStep';
import { STEPS, type FilledStep } from './setupSteps';
import { draftOf } from './StepForm';

export interface SetupDetailsProps {
  partnerAccountId: string;
  latest: VersionedSetup;
  countries: readonly Country[];
  banks: readonly Bank[];
}

/** A setup that is finished, to be read and changed step by step. */
export function SetupDetails({ latest, ...rest }: SetupDetailsProps) {
  const [edited, setEdited] = useState<FilledStep | null>(null);
  // The button that opened the form comes back with the focus when it closes.
  const [left, setLeft] = useState<FilledStep | null>(null);
  const close = () => {
    setLeft(edited);
    setEdited(null);
  };
  return (
    <Box sx={{ ...cards, ...(edited && asHighAsNeeded) }}>
      {STEPS.map(({ name, title }) =>
        name === 'completion' ? null : (
          <Box key={name} component="section" aria-labelledby={`setup-${name}`} sx={panel}>
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', mb: 1.5 }}>
              <Typography id={`setup-${name}`} variant="h4" component="h3" sx={{ flexGrow: 1 }}>
                {SECTION_TITLES[name]}
              </Typography>
              {edited === name ? null : (
                <Button
                  size="small"
                  sx={{ minWidth: 0, my: -1.25, mr: -1.5 }}
                  aria-label={`Edit: ${SECTION_TITLES[name]}`}
                  autoFocus={left === name}
                  onClick={() => {
                    setLeft(null);
                    setEdited(name);
                  }}
                >
                  Edit
                </Button>
              )}
            </Box>
            {edited === name ? (
              <SetupStep
                name={name}
                latest={latest}
                {...rest}
                submitLabel="Save"
                backLabel="Cancel"
                onBack={() => {
                  dropDraft(draftOf(rest.partnerAccountId, name));
                  close();
                }}
                onSaved={() => {
                  close();
                  showToast({ severity: 'success', message: `${title}: your changes are saved.` });
                }}
              />
            ) : (
              <Box component="dl" sx={rows}>
                {rowsOf(name, latest.setup)
                  .filter(({ value }) => value !== '')
                  .map(({ label, value, hint }) => (
                    <Box key={label} sx={row}>
                      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                        {label}
                      </Typography>
                      <Typography component="dd" sx={text}>
                        {value}
                        {hint ? (
                          <Typography component="span" variant="caption" sx={hintText}>
                            {hint}
                          </Typography>
                        ) : null}
                      </Typography>
                    </Box>
                  ))}
              </Box>
            )}
          </Box>
        ),
      )}
    </Box>
  );
}

const SECTION_TITLES: Record<FilledStep, string> = {
  information: 'Your information',
  payment: 'Payment Method',
  tax: 'Tax Form',
};

/** The first, which has the most lines, beside the two others. */
const cards = {
  display: 'grid',
  gap: { xs: 2, md: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { md: 'auto 1fr' },
  '& > :first-of-type': { gridRow: { md: '1 / span 2' } },
} as const;

/** What stands beside a form stays as it was. */
const asHighAsNeeded = { alignItems: 'start' } as const;

const rows = { m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '120px minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
  columnGap: 2,
  alignItems: 'baseline',
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const text = { m: 0, typography: 'subtitle2', overflowWrap: 'anywhere' } as const;

const hintText = { display: 'block', color: 'text.secondary' } as const;
