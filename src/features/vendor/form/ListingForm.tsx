import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../api/ApiError';
import type { PartnerAccount } from '../../../api/resources/partner-accounts';
import {
  useSubmitListing,
  useVendorListing,
  type VersionedListing,
} from '../../../api/resources/vendor-listings';
import { AppForm } from '../../../forms/AppForm';
import { dropDraft, readDraft } from '../../../forms/drafts';
import { useSignedIn } from '../../../session/useSignedIn';
import { describeError } from '../../../ui/describeError';
import { lazyPart, LazyPartView } from '../../../ui/LazyPart';
import { NativeSelect } from '../../../ui/NativeSelect';
import { showToast } from '../../../ui/toastStore';
import { useReachedWidth } from '../../../ui/useMatchMedia';
import { ListingInputs } from './ListingInputs';
import { ListingFoot } from './ListingFoot';
import { fieldsOf, LISTING_PARTS, partId, partOf } from './listingParts';
import { listingSchema } from './listingSchema';
import { restOf, type ListingValues } from './listingValues';
import { PartProgress } from './PartProgress';
import { keepRest } from './useAutosave';
import { useFormStep } from './useFormStep';
import { draftBeingLeft, NEW_DRAFT, useListingDraft } from './useListingDraft';
import { useTurnedPhone } from './useTurnedPhone';

const preview = lazyPart(() => import('./ListingPreview').then((module) => module.ListingPreview));

const conflictDialog = lazyPart(() =>
  import('./ListingConflictDialog').then((module) => module.ListingConflictDialog),
);

const PRECONDITION_FAILED = 412;

/** From this width of the window on the form has a column beside its fields, in px. */
const WIDE = [900];

export interface ListingFormProps {
  /** The listing that is edited; null for a new one. */
  initial: VersionedListing | null;
  partnerAccounts: readonly PartnerAccount[];
  /** Others that were begun, above the first step. */
  drafts?: ReactNode;
  /** Called with the id of a new draft, once it was begun. */
  onBegun: (id: string) => void;
  /** Called with an id when the listing is to be shown as the server has it now. */
  onRenewed: (id: string) => void;
}

/** The open step of the form on phones: what it asks for, and how a field of another one is reached. */
function useSteps() {
  const open = useFormStep();
  const { isStepped, index, part, goTo } = open;
  const last = useRef(index);
  const sought = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (last.current === index) return;
    last.current = index;
    const heading = document.getElementById(partId(LISTING_PARTS[index]!));
    heading?.scrollIntoView({ block: 'start' });
    if (sought.current) sought.current();
    else heading?.focus({ preventScroll: true });
    sought.current = null;
  }, [index]);
  useTurnedPhone(open, (wanted, focused) => {
    sought.current = () => focused.focus();
    goTo(wanted, { replace: true });
  });
  const next = LISTING_PARTS[index + 1];
  return {
    isFirstStep: !isStepped || index === 0,
    step: isStepped && next ? { fields: fieldsOf(part), onDone: () => goTo(next) } : undefined,
    onSeek: (name: string, focus: () => void) => {
      const wanted = partOf(name);
      if (!isStepped || !wanted || wanted === part) {
        focus();
        return;
      }
      sought.current = focus;
      goTo(wanted);
    },
  };
}

/** Beside each other where there is room, in one low line on wide windows; nothing where there is neither. */
const beginning = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 4,
  rowGap: { xs: 1, sm: 2 },
  '&:empty': { display: 'none' },
  '& > *': { display: { xs: 'flex', sm: 'block', md: 'flex' }, alignItems: 'center', columnGap: 2 },
  // Drafts have the whole width of a phone: beside words their row would end within the second of them.
  '& > nav': { display: { xs: 'block', md: 'flex' } },
  '& .MuiInputLabel-root': { flexShrink: 0, mb: { xs: 0, sm: 0.75, md: 0 } },
  // On phones one below the other: words at the left, choices at the right.
  '& > :not(:only-child) > .MuiInputLabel-root': { width: { xs: '8.5em', sm: 'auto' } },
  '& ul': { minWidth: 0 },
  // Twice, as the select that is like a field has a size of its own.
  '&& select': { height: { xs: 44, sm: 48, md: 40 }, typography: { md: 'button' } },
  mb: { md: -1 },
} as const;

/** The form of a listing: its draft is on the server from the first thing that is entered. */
export function ListingForm({
  initial,
  partnerAccounts,
  drafts,
  onBegun,
  onRenewed,
}: ListingFormProps) {
  const [partnerAccountId, setPartnerAccountId] = useState(
    () =>
      initial?.listing.partnerAccount.id ??
      draftBeingLeft()?.partnerAccountId ??
      partnerAccounts[0]!.id,
  );
  const draft = useListingDraft(initial, partnerAccountId, onBegun);
  const { run: submit } = useSubmitListing();
  const signedIn = useSignedIn();
  const [start] = useState(draft.saved);
  const id = draft.current?.listing.id ?? null;
  const { renew } = useVendorListing(id);
  const [conflict, setConflict] = useState<ListingValues | null>(null);
  const [settled, setSettled] = useState(0);
  const businessId = useId();
  const name = id === null ? NEW_DRAFT : `product ${id}`;
  const { isFirstStep, ...steps } = useSteps();
  const isWide = useReachedWidth(WIDE) > 0;

  /** Ends a conflict with the version that the server has now. */
  const settle = async (how: (theirs: VersionedListing, mine: ListingValues) => unknown) => {
    const mine = conflict!;
    setConflict(null);
    try {
      await how(await renew(), mine);
      setSettled((count) => count + 1);
    } catch (error) {
      setConflict(mine);
      showToast({ severity: 'error', message: `${describeError(error).title}.` });
    }
  };

  /** Has the page show the listing as it is on the server now. */
  const showAgain = (renewed: VersionedListing) => {
    draft.adopt(renewed);
    onRenewed(renewed.listing.id);
  };

  return (
    <>
      <AppForm
        label="Add product"
        draft={name}
        draftOf={restOf}
        initialValues={id === null ? start : draft.saved}
        validationSchema={listingSchema}
        {...steps}
        onSubmit={async (values, { isHere }) => {
          try {
            const saved = await draft.save(values);
            const sent = await signedIn(
              () => submit({ id: saved.listing.id, version: saved.version }),
              'submit your tool',
            );
            if (!sent) return false;
            showToast({ severity: 'success', message: 'Submitted. We will tell you soon.' });
            showAgain(sent);
            return true;
          } catch (error) {
            const isConflict = error instanceof ApiError && error.status === PRECONDITION_FAILED;
            // Who has left sees no question; the form tells them that it failed.
            if (!isConflict || !(await isHere())) throw error;
            setConflict(values);
            return false;
          }
        }}
      >
        {isFirstStep ? (
          <Box sx={beginning}>
            {drafts}
            {partnerAccounts.length > 1 && id === null ? (
              <Box sx={{ flex: { xs: '0 0 280px', md: '0 0 300px' } }}>
                <InputLabel htmlFor={businessId}>Business</InputLabel>
                <NativeSelect
                  id={businessId}
                  label="Business"
                  size="field"
                  value={partnerAccountId}
                  onChange={setPartnerAccountId}
                >
                  {partnerAccounts.map((account) => (
                    <option key={account.id} value={account.id}>
                      {account.name}
                    </option>
                  ))}
                </NativeSelect>
              </Box>
            ) : null}
          </Box>
        ) : null}
        {initial?.listing.rejection ? (
          <Alert severity="error">
            This was not approved: {initial.listing.rejection.reason} Change it and submit it again.
          </Alert>
        ) : null}
        <PartProgress />
        <ListingInputs
          draft={draft}
          preview={
            isWide ? (
              <LazyPartView part={preview} skeleton={null}>
                {(ListingPreview) => (
                  <ListingPreview
                    draft={draft}
                    vendor={partnerAccounts.find((account) => account.id === partnerAccountId)}
                  />
                )}
              </LazyPartView>
            ) : null
          }
        />
        <ListingFoot draft={draft} name={name} settled={settled} onConflict={setConflict} />
      </AppForm>
      {conflict ? (
        <LazyPartView part={conflictDialog} skeleton={null}>
          {(ListingConflictDialog) => (
            <ListingConflictDialog
              open
              onClose={() => setConflict(null)}
              onKeepMine={() =>
                void settle(async (theirs, mine) => {
                  draft.adopt(theirs);
                  const { listing } = await draft.save(mine);
                  // More may have been typed meanwhile.
                  keepRest(listing, name, (readDraft(name) as ListingValues | undefined) ?? mine);
                })
              }
              onTakeTheirs={() =>
                void settle((theirs) => {
                  flushSync(() => draft.adopt(theirs));
                  dropDraft(name);
                })
              }
            />
          )}
        </LazyPartView>
      ) : null}
    </>
  );
}
